/**
 * Everything that is a person's own, in the order of every menu of it. The menus are the one under their name on both
 * widths, the one beside the account's pages, and the cards of the account's first page. Names:
 * messages/<locale>/account.json, `places`.
 */
export const ACCOUNT_PLACES = [
  { key: 'overview', path: '/user-profile/' },
  { key: 'orders', path: '/my-order-list/' },
  { key: 'series', path: '/user-profile/series/' },
  { key: 'people', path: '/user-profile/people/' },
  { key: 'messages', path: '/user-profile/messages/' },
  { key: 'wallet', path: '/wallet-turnover/' },
  { key: 'info', path: '/user-profile/info/' },
  { key: 'addresses', path: '/user-profile/addresses/' },
  { key: 'vehicles', path: '/user-profile/vehicles/' },
  { key: 'settings', path: '/user-profile/settings/' },
] as const;

/** The provider's places above these; the provider's area has them above its pages. Names: provider.json, `places`. */
export const WORK_PLACES = [
  { key: 'dashboard', path: '/pelakman/dashboard/' },
  { key: 'newworks', path: '/pelakman/orderlist/newworks/' },
  { key: 'acceptworks', path: '/pelakman/orderlist/acceptworks/' },
  { key: 'doneworks', path: '/pelakman/orderlist/doneworks/' },
  { key: 'bids', path: '/pelakman/bids/' },
  { key: 'earnings', path: '/pelakman/earnings/' },
  { key: 'standing', path: '/pelakman/standing/' },
  { key: 'schedule', path: '/pelakman/schedule/' },
  { key: 'regulars', path: '/pelakman/regulars/' },
  { key: 'colleagues', path: '/pelakman/colleagues/' },
  { key: 'profile', path: '/pelakman/pelakyar-profile/' },
] as const;
