import { toLocalePath } from '@/lib/i18n/paths';
import type { Locale } from '@/lib/i18n/locales';

export interface PlaceLink {
  readonly name: string;
  /** A public path without locale. */
  readonly path: string;
  /** The price there, or the number of entries. */
  readonly detail?: string;
}

/** Places one can go on to, beside each other. */
export function PlaceLinks({ locale, links }: { locale: Locale; links: readonly PlaceLink[] }) {
  return (
    <ul className="flex flex-wrap gap-2">
      {links.map(({ name, path, detail }) => (
        <li key={path}>
          <a
            href={toLocalePath(locale, path)}
            className="inline-flex min-h-touch min-w-touch items-center justify-center gap-x-2 rounded-full bg-enamel-50 px-4 text-14 narrow:flex-wrap narrow:rounded-card text-enamel-800 transition-colors hover:bg-enamel-100"
          >
            <span className="font-semibold">{name}</span>
            {detail && <span className="text-enamel-700">{detail}</span>}
          </a>
        </li>
      ))}
    </ul>
  );
}
