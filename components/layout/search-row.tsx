import { ServicePicture } from '@/components/ui/service-picture';
import { formatTomans } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import type { SearchedEntry, SearchPicture } from './search-words';

/** The drawing of a service that a search found; its place is kept until it is known. */
export function FoundPicture({ picture }: { picture: SearchPicture | undefined }) {
  if (!picture) return <span aria-hidden className="size-11 shrink-0 rounded-field bg-stone-200" />;
  return (
    <ServicePicture url={picture.url} name={picture.seopath} size={44} className="size-11 shrink-0 rounded-field" />
  );
}

/** A name in which what was typed stands out. */
export function FoundName({ name, text }: { name: string; text: string }) {
  const locale = useLocale();
  const typed = text.trim();
  const at = typed === '' ? -1 : name.toLocaleLowerCase(locale).indexOf(typed.toLocaleLowerCase(locale));
  if (at < 0) return name;
  return (
    <>
      {name.slice(0, at)}
      <mark className="bg-transparent text-enamel-600">{name.slice(at, at + typed.length)}</mark>
      {name.slice(at + typed.length)}
    </>
  );
}

interface FoundPriceProps {
  /** Each with `{price}`. */
  readonly words: { readonly from: string; readonly usually: string };
  readonly entry: Pick<SearchedEntry, 'fromPriceRial' | 'usualFromRial'>;
}

/** The least that it costs, or what it usually begins at; nothing where neither is known. */
export function FoundPrice({ words, entry: { fromPriceRial = null, usualFromRial = null } }: FoundPriceProps) {
  const locale = useLocale();
  const rials = fromPriceRial ?? usualFromRial;
  if (rials === null) return null;
  const text = (fromPriceRial === null ? words.usually : words.from).replace('{price}', formatTomans(rials, locale));
  return <span className="whitespace-nowrap text-end text-14 font-semibold">{text}</span>;
}
