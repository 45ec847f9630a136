/** What is searched for, in the address of the search's page. */
export const SEARCH_PARAMETER = 'q';
