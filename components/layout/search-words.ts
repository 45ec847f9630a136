import { useEffect, useState } from 'react';

import { fetchPart } from '@/lib/client/use-sending';
import type { CallAnswer } from '@/lib/contract';

type Bundle = CallAnswer<'boot/getallcategoryv3'>;
type Type = Bundle['lstCategoriesWithSubCategories'][number]['lstServiceCategoryType_New'][number];

/** An entry under a service. The page leaves out what the bundle already knows of it. */
export interface SearchedEntry {
  readonly name: string;
  readonly path: string;
  readonly orderCities?: readonly number[];
  readonly keywords?: string;
  /** The least that it costs; null where it is not ordered online. */
  readonly fromPriceRial?: number | null;
  /** The least of its usual price where professionals bid; else null. */
  readonly usualFromRial?: number | null;
}

/** The drawing of a service. */
export interface SearchPicture {
  readonly url: string;
  readonly seopath: string;
}

interface SearchedService {
  readonly name: string;
  readonly path: string;
  readonly entries: readonly SearchedEntry[];
}

/**
 * Services as the page lists them, with their pictures. A search that is used fetches their types' everyday words and
 * prices. Where these cannot be fetched, it goes on with the page's own.
 */
export function useSearchWords<Service extends SearchedService>(
  services: readonly Service[],
): readonly (Service & { readonly picture?: SearchPicture })[] {
  const [bundle, setBundle] = useState<Bundle | null>(null);
  useEffect(() => {
    let isWanted = true;
    fetchPart(import('@/lib/client/browser'))
      .then(({ callFromBrowser }) => callFromBrowser('boot/getallcategoryv3', {}, { isSilent: true }))
      .then(
        (answer) => isWanted && setBundle(answer),
        () => undefined,
      );
    return () => {
      isWanted = false;
    };
  }, []);
  return bundle === null ? services : services.map((service) => ({ ...service, ...withWords(service, bundle) }));
}

function withWords(
  { path, name, entries }: SearchedService,
  { lstCategoriesWithSubCategories }: Bundle,
): { readonly entries: readonly SearchedEntry[]; readonly picture?: SearchPicture } {
  const category = lstCategoriesWithSubCategories.find(({ serviceName }) => serviceName === name);
  const types = category?.lstServiceCategoryType_New ?? [];
  const typeOf = (entry: SearchedEntry) => types.find(({ servicecatname }) => servicecatname === entry.name);
  // The menu shows the grades of some services in place of their types.
  const unlisted = types.filter(
    (type) => type.hasPDP === 'Yes' && entries.every((entry) => entry.name !== type.servicecatname),
  );
  return {
    entries: [
      ...entries.map((entry) => ({ ...entry, ...toWords(typeOf(entry)) })),
      ...unlisted.map((type) => ({ name: type.servicecatname, path: `${path}${type.seopath}/`, ...toWords(type) })),
    ],
    ...(category ? { picture: { url: category.iconUrl, seopath: category.seopath } } : {}),
  };
}

function toWords(type: Type | undefined): Pick<SearchedEntry, 'keywords' | 'fromPriceRial' | 'usualFromRial'> {
  if (!type) return {};
  const { srvkeywordDesc: keywords, fromPriceRial, usualPrice } = type;
  return { keywords, fromPriceRial, usualFromRial: usualPrice?.leastRial ?? null };
}
