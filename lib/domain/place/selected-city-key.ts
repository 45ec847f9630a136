/** The browser's key for the reader's city. It has a file of its own, because every page carries it. */
export const SELECTED_CITY_KEY = 'selectedCityId';
/** Told by a dropdown that has come into the page. */
export const CITY_SHOWN_EVENT = 'pelakfan:city-shown';
/** Told by the page's head once the reader has chosen another city on this page. */
export const CITY_CHOSEN_EVENT = 'pelakfan:city-chosen';
