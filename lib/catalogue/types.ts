import type { Matching, ServiceGrade, ServiceKind } from '@/lib/contract/enumerations';

/** One text in the four languages of the site (SPEC 1). */
export type Localized = Record<'fa' | 'en' | 'de' | 'ar', string>;

export type StepSeed = { title: Localized; text: Localized };
export type QuestionSeed = { question: Localized; answer: Localized };

/**
 * A product page's content (pdp/fetch). Lists may be empty where a category is not orderable yet: a page leaves such a
 * section out.
 */
export type ProductPageSeed = {
  title: Localized;
  summary: Localized;
  metaTitle: Localized;
  metaDescription: Localized;
  done: Localized[];
  notDone: Localized[];
  steps: StepSeed[];
  guarantees: Localized[];
  questions: QuestionSeed[];
  priceNotes: Localized[];
};

/**
 * A subcategory (lstServiceCategoryType_New). `seopath` is unique within its category.
 * `hasPage` without `page`: the page is made of `name` and `description` and the category's page.
 */
export type CategoryTypeSeed = {
  id: number;
  seopath: string;
  hasPage: boolean;
  /** The kind of this type, where it differs from its category's: carpets are taken along, a sofa is washed at home. */
  kind?: ServiceKind;
  /** Shown and not ordered online, whatever its category is. */
  isOrderable?: false;
  name: Localized;
  /** Everyday words that a search finds it by, separated as those of a category. */
  keywords?: Localized;
  description: Localized;
  page?: ProductPageSeed;
  children?: CategoryTypeSeed[];
};

/** A grade of laundry or carpet cleaning (lstGrades). */
export type GradeSeed = {
  grade: ServiceGrade;
  seopath: string;
  hasPage: boolean;
  name: Localized;
  description: Localized;
  page?: ProductPageSeed;
};

export type TypeFacts = Pick<CategoryTypeSeed, 'id' | 'seopath' | 'hasPage' | 'kind' | 'isOrderable'>;
export type GradeFacts = Pick<GradeSeed, 'grade' | 'seopath' | 'hasPage'>;

/** A category's facts, without its words. */
export interface CategoryFacts {
  readonly id: number;
  readonly seopath: string;
  readonly kind: ServiceKind;
  readonly matching: Matching;
  readonly isHidden?: true;
  /** Shows the discount ribbon. */
  readonly isSpecial?: true;
  readonly isOrderable?: true;
  readonly activeCityIds: readonly number[];
  readonly grades: readonly GradeFacts[];
  readonly types: readonly TypeFacts[];
}

/** One main category of the bundle (BEHAVIOUR 2), with its words. */
export type CategorySeed = {
  id: number;
  seopath: string;
  kind: ServiceKind;
  matching: Matching;
  /** Place in the menu, from 1. */
  position: number;
  isHidden: boolean;
  /** Shows the discount ribbon. */
  isSpecial: boolean;
  isOrderable: boolean;
  name: Localized;
  serviceName: Localized;
  /** Search words, separated by a comma and a space («،» in fa and ar). */
  keywords: Localized;
  description: Localized;
  activeCityIds: number[];
  grades: GradeSeed[];
  types: CategoryTypeSeed[];
  page: ProductPageSeed;
};

/** A pause of one category in one city; pairs that are not listed are active (lstCityServiceStatus). */
export type CityServicePauseSeed = { cityId: number; categoryId: number };

export type HolidaySeed = { date: string; name: Localized; isLunar: boolean };
