import type { CallAnswer } from '@/lib/contract';
import { GAS_CATEGORY_ID, GRADED_CATEGORY_IDS } from '@/lib/domain/constants';

type Category = CallAnswer<'boot/getallcategoryv3'>['lstCategoriesWithSubCategories'][number];

export interface MenuEntry {
  readonly name: string;
  readonly path: string;
}

export interface MenuCategory extends MenuEntry {
  readonly id: number;
  readonly seopath: string;
  /** Grades for the categories that have them, types for the others. */
  readonly entries: readonly MenuEntry[];
  /** Gas shows its one link instead of entries (SPEC 2). */
  readonly isGas: boolean;
}

function toEntries(category: Category, id: number): MenuEntry[] {
  const base = `/services/${category.seopath}/`;
  const toPath = (item: { hasPDP: 'Yes' | 'No'; seopath: string }) => (item.hasPDP === 'Yes' ? `${base}${item.seopath}/` : base);
  if (id === GAS_CATEGORY_ID) return [];
  if (GRADED_CATEGORY_IDS.some((graded) => graded === id)) return category.lstGrades.map((grade) => ({ name: grade.gradeName, path: toPath(grade) }));
  return category.lstServiceCategoryType_New.map((type) => ({ name: type.servicecatname, path: toPath(type) }));
}

/** The visible categories in the menu's order, with what stands under each. */
export function toMenuCategories(categories: readonly Category[]): MenuCategory[] {
  return categories
    .filter((category) => category.isHidden === 'No')
    .map((category) => {
      const id = Number(category.srvcategoryid);
      return { id, seopath: category.seopath, name: category.serviceName, path: `/services/${category.seopath}/`, entries: toEntries(category, id), isGas: id === GAS_CATEGORY_ID };
    });
}
