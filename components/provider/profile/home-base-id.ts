/** Where the form stands on the own page, for the links to it. */
export const HOME_BASE_ID = 'home-base';
