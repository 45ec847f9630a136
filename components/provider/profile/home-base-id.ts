/** The id of the form on the own page, for links to it. */
export const HOME_BASE_ID = 'home-base';
