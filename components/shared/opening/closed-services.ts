import type { CallAnswer } from '@/lib/contract';

type Bundle = Pick<CallAnswer<'boot/getallcategoryv3'>, 'lstCategoriesWithSubCategories'>;

/** The services that are shown and take no orders yet, in the menu's order. */
export function listClosedServices({ lstCategoriesWithSubCategories }: Bundle) {
  return lstCategoriesWithSubCategories.filter(({ isHidden, isOrderable }) => isHidden === 'No' && !isOrderable);
}
