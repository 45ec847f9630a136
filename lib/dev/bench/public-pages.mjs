/** The measured public pages, by their kind. */
export const PUBLIC_PAGES = {
  home: '/',
  list: '/services/',
  category: '/services/house-cleaning/',
  subcategory: '/services/house-cleaning/regular-cleaning/',
};

/** The first pages of an order for a visitor without a session, rendered for each visitor. */
export const ORDER_ENTRIES = {
  'order entry': '/services/house-cleaning/?order-step=22',
  'order entry with a type': '/services/house-cleaning/?order-step=22&type=306',
};
