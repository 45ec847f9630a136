import { asc, getTableColumns, sql } from 'drizzle-orm';

import { carBodyTypes } from '@/lib/catalogue/car-body-types';
import { readSharedWords } from '@/lib/catalogue/content';
import { sliders } from '@/lib/catalogue/sliders';
import type { CategoryTypeSeed } from '@/lib/catalogue/types';
import type { CallAnswer } from '@/lib/contract';
import type { ServiceGrade, YesOrNo } from '@/lib/contract/enumerations';
import { toCitySlug } from '@/lib/domain/place/city-slug';
import { DEFAULT_CITY_ID } from '@/lib/domain/constants/pages';
import type { Locale } from '@/lib/i18n/locales';

import { hasProviders } from '../availability';
import type { Executor } from '../ports/database';
import { findPriceBook, findPrices, findUsualPrices } from '../prices';
import { categories, categoryCities, categoryTypes, cities, isOpenThere } from '../schema';
import { toCarBodyPicture, toCategoryPicture, toSliderPicture } from './images';
import { toLeastRials } from './least-rials';
import { requireName } from './shipped-catalogue';

type Bundle = CallAnswer<'boot/getallcategoryv3'>;
type Category = Bundle['lstCategoriesWithSubCategories'][number];
type CategoryType = Category['lstServiceCategoryType_New'][number];
type CategoryRow = typeof categories.$inferSelect;
type TypeRow = typeof categoryTypes.$inferSelect;
type StatusRow = typeof categoryCities.$inferSelect & { readonly hasProviders: boolean };
type CityRow = typeof cities.$inferSelect;
type Shared = ReturnType<typeof readSharedWords>;

let shared: Shared | undefined;

/** A few names, read once: they are not in the database. */
function getShared(): Shared {
  shared ??= readSharedWords();
  return shared;
}

/** SPEC 3's category bundle in one language, in the order of the menu. Hidden categories are there, and say so. */
export async function buildCategoryBundle(executor: Executor, locale: Locale, now: Date): Promise<Bundle> {
  const categoryRows = await executor.select().from(categories).orderBy(asc(categories.position));
  const typeRows = await executor.select().from(categoryTypes).orderBy(asc(categoryTypes.position));
  const statusRows = await listStatusRows(executor);
  const cityRows = await executor.select().from(cities).orderBy(asc(cities.id));
  const cleaning = categoryRows.find((category) => category.kind === 'cleaning');
  const place = cleaning && ({ kind: 'cleaning', categoryId: cleaning.id, cityId: DEFAULT_CITY_ID } as const);
  const cleaningBook = place ? await findPriceBook(executor, place, now) : null;

  const isOpen = ({ id }: CategoryRow) => statusRows.some(({ categoryId, isActive }) => categoryId === id && isActive);
  const prices = await findTypePrices(executor, categoryRows.filter(isOpen), typeRows, locale, now);
  const bundled = categoryRows.map((category) => toCategory(category, { typeRows, statusRows, prices, locale }));
  // A campaign for what cannot be ordered would lead to a form that waits.
  const special = categoryRows.find((row) => row.isSpecial && !row.isHidden && row.isOrderable && isOpen(row));
  return {
    lstCategoriesWithSubCategories: bundled,
    lstSubCategories: bundled.flatMap((category) =>
      category.lstServiceCategoryType_New.map((type) => toSearchEntry(type, category)),
    ),
    lstCity: cityRows
      .filter(({ id }) => statusRows.some(({ cityId }) => cityId === id))
      .map((city) => toCity(city, locale)),
    isEnableCampign: special !== undefined,
    urlCampign: special ? `/services/${special.seopath}/` : '',
    cleanMinHourNeed: cleaningBook?.minimumHours ?? 1,
    // A draft takes a plan of further visits (BEHAVIOUR 16).
    enablePlan: true,
    lstCarBodyType: listCarBodyTypes(getShared(), locale),
    lstCityServiceStatus: statusRows.map(toCityServiceStatus),
    lstSlider: listSliders(getShared(), locale),
  };
}

function listStatusRows(executor: Executor): Promise<StatusRow[]> {
  const columns = { ...getTableColumns(categoryCities), isActive: isOpenThere };
  return executor
    .select({ ...columns, hasProviders: sql<boolean>`${hasProviders(executor)}` })
    .from(categoryCities)
    .orderBy(asc(categoryCities.categoryId), asc(categoryCities.cityId));
}

function toCity({ id, name }: CityRow, locale: Locale): Bundle['lstCity'][number] {
  return { cityid: id, name: name[locale], seopath: toCitySlug(name.en) };
}

function listCarBodyTypes({ carBodyTypes: names }: Shared, locale: Locale): Bundle['lstCarBodyType'] {
  return carBodyTypes.map(({ id, key }) => ({
    id,
    name: requireName(names, key)[locale],
    iconUrl: toCarBodyPicture(key),
  }));
}

function toCityServiceStatus(row: StatusRow): Bundle['lstCityServiceStatus'][number] {
  const { cityId, categoryId, isActive, hasProviders } = row;
  return { cityid: cityId, srvcategoryid: String(categoryId), isActive, hasProviders };
}

function listSliders({ sliders: titles }: Shared, locale: Locale): Bundle['lstSlider'] {
  return sliders.map(({ name, linkUrl }) => ({
    imageUrl: toSliderPicture(linkUrl),
    linkUrl,
    title: requireName(titles, name)[locale],
  }));
}

type TypePrices = Pick<CategoryType, 'fromPriceRial' | 'usualPrice'>;

interface BundleParts {
  readonly typeRows: readonly TypeRow[];
  readonly statusRows: readonly StatusRow[];
  readonly prices: ReadonlyMap<number, TypePrices>;
  readonly locale: Locale;
}

const WITHOUT_PRICES: TypePrices = { fromPriceRial: null, usualPrice: null };

/**
 * The least or the usual price of each type in the default city. Types that are not ordered online, or nowhere now, are
 * not in it.
 */
async function findTypePrices(
  executor: Executor,
  categoryRows: readonly CategoryRow[],
  typeRows: readonly TypeRow[],
  locale: Locale,
  now: Date,
): Promise<ReadonlyMap<number, TypePrices>> {
  const found = new Map<number, TypePrices>();
  const cityId = DEFAULT_CITY_ID;
  for (const { id: categoryId, kind, isOrderable } of categoryRows) {
    const types = typeRows.filter((type) => type.categoryId === categoryId && isOrderable && type.isOrderable);
    for (const ownKind of new Set(types.map((type) => type.kind ?? kind))) {
      const place = { kind: ownKind, categoryId, cityId };
      const prices = await findPrices(executor, place, now);
      const findUsualPrice = await findUsualPrices(executor, place, now);
      for (const { id: typeId } of types.filter((type) => (type.kind ?? kind) === ownKind)) {
        const rows = prices?.toTable({ cityId, typeId, others: [], locale }) ?? [];
        const fromPriceRial = toLeastRials(rows, prices?.minimumOrderRials(cityId) ?? 0);
        found.set(typeId, { fromPriceRial, usualPrice: findUsualPrice([typeId]) });
      }
    }
  }
  return found;
}

function toCategory(category: CategoryRow, { typeRows, statusRows, prices, locale }: BundleParts): Category {
  const types = typeRows
    .filter(({ categoryId }) => categoryId === category.id)
    .map((type) => toType(type, category, prices.get(type.id) ?? WITHOUT_PRICES, locale));
  return {
    srvcategoryid: String(category.id),
    kind: category.kind,
    isOrderable: category.isOrderable,
    serviceName: category.content.serviceName[locale],
    srvcatname: category.content.name[locale],
    seopath: category.seopath,
    iconUrl: toCategoryPicture(category.seopath),
    iconClass: `service-${category.seopath}`,
    isHidden: category.isHidden ? 'Yes' : 'No',
    isSpecial: category.isSpecial ? 'Active' : 'Deactive',
    srvkeywordDesc: category.content.keywords[locale],
    serviceNameDesc: category.content.description[locale],
    lstActiveCity: statusRows
      .filter(({ categoryId }) => categoryId === category.id)
      .map(({ cityId }) => ({ cityid: cityId })),
    lstServiceCategoryType_New: types,
    lstGrades: category.grades.map((grade) => toGrade(grade, locale)),
    lstChildCatType: types.map(({ servicecatname, srvcategorytypeid, seopath }) => ({
      servicecatname,
      srvcategorytypeid,
      seopath,
    })),
  };
}

function toGrade(
  { grade, name, description, seopath, hasPage }: CategoryRow['grades'][number],
  locale: Locale,
): Category['lstGrades'][number] {
  return {
    serviceGrade: grade,
    gradeName: name[locale],
    description: description[locale],
    seopath,
    hasPDP: toYesNo(hasPage),
  };
}

function toType(type: TypeRow, category: CategoryRow, prices: TypePrices, locale: Locale): CategoryType {
  const picture = toCategoryPicture(category.seopath);
  const toGradeIcon = (grade: ServiceGrade) => (category.grades.some((known) => known.grade === grade) ? picture : '');
  return {
    srvcategorytypeid: type.id,
    kind: type.kind ?? category.kind,
    servicecatname: type.content.name[locale],
    description: type.content.description[locale],
    new_icon: picture,
    new_pic: picture,
    hasPDP: toYesNo(type.hasPage),
    seopath: type.seopath,
    srvcategoryid: String(category.id),
    eco_icon: toGradeIcon('ECO'),
    vip_icon: toGradeIcon('VIP'),
    lstChildCatType: (type.content.children ?? []).map((child) => toChild(child, locale)),
    isOrderable: category.isOrderable && type.isOrderable,
    srvkeywordDesc: type.content.keywords?.[locale] ?? '',
    ...prices,
  };
}

function toChild({ id, seopath, name }: CategoryTypeSeed, locale: Locale): CategoryType['lstChildCatType'][number] {
  return { servicecatname: name[locale], srvcategorytypeid: id, seopath };
}

function toSearchEntry(type: CategoryType, category: Category): Bundle['lstSubCategories'][number] {
  return {
    servicecatname: type.servicecatname,
    lstChildCatType: type.lstChildCatType,
    srvcategoryid: category.srvcategoryid,
    isHidden: category.isHidden,
  };
}

function toYesNo(isYes: boolean): YesOrNo {
  return isYes ? 'Yes' : 'No';
}
