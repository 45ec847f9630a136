import { existsSync, readFileSync } from 'node:fs';

import { readCategories } from '@/lib/catalogue/categories';
import { DESCRIPTION_LENGTH, LONGEST_TITLE as SHOWN_OF_TITLE } from '@/lib/dev/audit/page-problems.mjs';
import { listInformationPaths } from '@/lib/i18n/indexable-routes';
import { locales, type Locale } from '@/lib/i18n/locales';
import { LONGEST_DESCRIPTION, LONGEST_TITLE } from '@/lib/seo/fit-description';
import { provinces } from '@/lib/server/seed/geography/provinces';

const categories = readCategories();
const cities = provinces.flatMap((province) => province.cities);

interface PageWords {
  readonly path: string;
  readonly title: string;
  readonly description: string;
}

function read(locale: Locale, namespace: string): Record<string, Record<string, string> & string> {
  return JSON.parse(readFileSync(`messages/${locale}/${namespace}.json`, 'utf8'));
}

/** The words of a page: mostly `metaTitle` and `metaDescription` of the file that is named like its address. */
function readInformation(locale: Locale, path: string): PageWords[] {
  if (path === '/')
    return [
      {
        path,
        title: read(locale, 'layout').site?.title ?? '',
        description: read(locale, 'layout').site?.description ?? '',
      },
    ];
  if (path === '/services/')
    return [
      {
        path,
        title: read(locale, 'services').list?.metaTitle ?? '',
        description: read(locale, 'services').list?.metaDescription ?? '',
      },
    ];
  if (path === '/receive-app/')
    return [
      {
        path,
        title: read(locale, 'app-link').page?.metaTitle ?? '',
        description: read(locale, 'app-link').page?.metaDescription ?? '',
      },
    ];
  if (path === '/services-at-location/')
    return [
      {
        path,
        title: read(locale, 'places').metaTitle ?? '',
        description: read(locale, 'places').metaDescription ?? '',
      },
    ];
  const namespace = path.slice(1, -1);
  if (!existsSync(`messages/${locale}/${namespace}.json`)) return [];
  const { metaTitle = '', metaDescription = '' } = read(locale, namespace);
  return metaTitle === '' ? [] : [{ path, title: metaTitle, description: metaDescription }];
}

function readServices(locale: Locale): PageWords[] {
  return categories
    .filter(({ isHidden }) => !isHidden)
    .flatMap(({ seopath, page, types, grades }) =>
      [
        { path: `/services/${seopath}/`, page },
        ...[...types, ...grades].map((part) => ({
          path: `/services/${seopath}/${part.seopath}/`,
          page: part.hasPage ? part.page : undefined,
        })),
      ].flatMap((known) =>
        known.page
          ? [{ path: known.path, title: known.page.metaTitle[locale], description: known.page.metaDescription[locale] }]
          : [],
      ),
    );
}

/** The title of a service's page in a city where nothing more can be said. */
function readPlainTitle(locale: Locale): string {
  const { service } = JSON.parse(readFileSync(`messages/${locale}/places.json`, 'utf8'));
  return service.metaTitles.plain;
}

describe.each(locales)('a search result in %s', (locale) => {
  const information = listInformationPaths().flatMap((path) => readInformation(locale, path));
  const pages = [...information, ...readServices(locale)];

  it('is shown whole: titles and descriptions are as long as a search engine shows them', () => {
    expect(information.length).toBeGreaterThanOrEqual(9);
    expect([LONGEST_TITLE, LONGEST_DESCRIPTION]).toEqual([SHOWN_OF_TITLE, DESCRIPTION_LENGTH.longest]);
    expect(pages.filter(({ title }) => title.length === 0 || title.length > LONGEST_TITLE)).toEqual([]);
    expect(
      pages.filter(
        ({ description }) =>
          description.length < DESCRIPTION_LENGTH.shortest || description.length > DESCRIPTION_LENGTH.longest,
      ),
    ).toEqual([]);
  });

  it('differs for every page', () => {
    for (const words of ['title', 'description'] as const) {
      const repeated = pages.filter((page) =>
        pages.some((other) => other.path !== page.path && other[words] === page[words]),
      );
      expect(repeated).toEqual([]);
    }
  });

  it('differs for a service and for that service in a city', () => {
    const plain = readPlainTitle(locale);
    expect(plain).toContain('{city}');
    const taken = categories.filter(({ isHidden, name, page }) => {
      if (isHidden || !page) return false;
      return [name, page.title].some((named) =>
        cities.some((city) => {
          const place = city.name[locale] ?? city.name.en;
          return page.metaTitle[locale] === plain.replace('{name}', named[locale]).replace('{city}', place);
        }),
      );
    });
    expect(taken.map(({ seopath }) => seopath)).toEqual([]);
  });
});
