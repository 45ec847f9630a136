/** The query parameter of the search's page. */
export const SEARCH_PARAMETER = 'q';
