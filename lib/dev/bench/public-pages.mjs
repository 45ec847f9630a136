/** The public pages that are measured, by what they are. */
export const PUBLIC_PAGES = {
  home: '/',
  list: '/services/',
  category: '/services/house-cleaning/',
  subcategory: '/services/house-cleaning/regular-cleaning/',
};
