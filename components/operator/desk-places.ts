/** The pages of the desk in the order of its tabs. Names: messages/<locale>/desk.json, `places`. */
export const DESK_PLACES = [
  { key: 'start', path: '/operator/' },
  { key: 'search', path: '/operator/search/' },
  { key: 'disputes', path: '/operator/disputes/' },
  { key: 'cash', path: '/operator/cash/' },
  { key: 'applications', path: '/operator/applications/' },
  { key: 'vehicles', path: '/operator/vehicles/' },
  { key: 'appeals', path: '/operator/appeals/' },
  { key: 'people', path: '/operator/people/' },
  { key: 'audit', path: '/operator/audit/' },
] as const;

/** One application, and one dispute, stands under the tab of all; an order, under the search. */
export type DeskPlace = (typeof DESK_PLACES)[number]['key'] | 'application' | 'dispute' | 'order';
