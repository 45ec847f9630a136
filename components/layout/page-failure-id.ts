/** The template in the markup of every page (app/[locale]/layout.tsx): what a page says that failed. */
export const PAGE_FAILURE_ID = 'page-failure';
