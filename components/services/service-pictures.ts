import type { CallAnswer } from '@/lib/contract';

type Category = CallAnswer<'boot/getallcategoryv3'>['lstCategoriesWithSubCategories'][number];
type Type = Category['lstServiceCategoryType_New'][number];
type Grade = Category['lstGrades'][number];

/** A subcategory's own icon; empty where it has none, or its category's, which stands above it already. */
export function pickOwnIcon({ new_icon }: Pick<Type, 'new_icon'>, { iconUrl }: Pick<Category, 'iconUrl'>): string {
  return new_icon === iconUrl ? '' : new_icon;
}

/** The picture at the head of a service's page: the subcategory's or the grade's, else the category's. */
export function pickPagePicture(
  { iconUrl, lstServiceCategoryType_New: types }: Category,
  type: Type | null,
  grade: Grade | null,
): string {
  if (type) return type.new_pic || iconUrl;
  // The wire keeps a grade's icon with each subcategory (SPEC 3).
  const icons = grade
    ? types.map(({ eco_icon, vip_icon }) => (grade.serviceGrade === 'ECO' ? eco_icon : vip_icon))
    : [];
  return icons.find((icon) => icon !== '') ?? iconUrl;
}
