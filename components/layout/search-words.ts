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
  /** Its own drawing; absent where it has that of its service. */
  readonly picture?: SearchPicture;
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

/** A service as the search knows it once it has fetched. */
export type KnownService<Service> = Service & { readonly picture?: SearchPicture; readonly categoryId?: number };

interface SearchWords<Service> {
  readonly services: readonly KnownService<Service>[];
  /** Fetches once more; null unless it failed. */
  readonly retry: (() => void) | null;
}

/**
 * Services as the page lists them, with their pictures. A search that is used fetches their types' everyday words and
 * prices. Where these cannot be fetched, it goes on with the page's own.
 */
export function useSearchWords<Service extends SearchedService>(services: readonly Service[]): SearchWords<Service> {
  const [bundle, setBundle] = useState<Bundle | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isWanted = true;
    fetchPart(import('@/lib/client/browser'))
      .then(({ callFromBrowser }) => callFromBrowser('boot/getallcategoryv3', {}, { isSilent: true }))
      .then(
        (answer) => isWanted && setBundle(answer),
        () => isWanted && setHasFailed(true),
      );
    return () => {
      isWanted = false;
    };
  }, [attempt]);
  return {
    services: bundle === null ? services : services.map((service) => ({ ...service, ...withWords(service, bundle) })),
    retry: hasFailed
      ? () => {
          setHasFailed(false);
          setAttempt((count) => count + 1);
        }
      : null,
  };
}

function withWords(
  { path, name, entries }: SearchedService,
  { lstCategoriesWithSubCategories }: Bundle,
): Pick<KnownService<SearchedService>, 'entries' | 'picture' | 'categoryId'> {
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
    ...(category
      ? {
          picture: { url: category.iconUrl, seopath: category.seopath },
          categoryId: Number(category.srvcategoryid),
        }
      : {}),
  };
}

function toWords(
  type: Type | undefined,
): Pick<SearchedEntry, 'keywords' | 'fromPriceRial' | 'usualFromRial' | 'picture'> {
  if (!type) return {};
  const { srvkeywordDesc: keywords, fromPriceRial, usualPrice, new_icon: url, seopath } = type;
  return {
    keywords,
    fromPriceRial,
    usualFromRial: usualPrice?.leastRial ?? null,
    ...(url === '' ? {} : { picture: { url, seopath } }),
  };
}
