/** The pages of the desk in the order of its tabs. Names: messages/<locale>/desk.json, `places`. */
export const DESK_PLACES = [
  { key: 'start', path: '/operator/' },
  { key: 'applications', path: '/operator/applications/' },
  { key: 'vehicles', path: '/operator/vehicles/' },
  { key: 'appeals', path: '/operator/appeals/' },
] as const;

/** One application stands under the tab of all. */
export type DeskPlace = (typeof DESK_PLACES)[number]['key'] | 'application';
