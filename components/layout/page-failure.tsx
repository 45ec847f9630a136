/** The template in the markup of every page (app/[locale]/layout.tsx): what a page says that failed. */
export const PAGE_FAILURE_ID = 'page-failure';

let known = '';

/** The page of last resort takes the template's place: what was read once stays. */
function readMarkup(): string {
  const template = typeof document === 'undefined' ? null : document.getElementById(PAGE_FAILURE_ID);
  if (template) known = template.innerHTML;
  return known;
}

/**
 * In place of what could not be rendered: what happened, and two ways on. The script that would bring the words may be
 * what failed. No page's script carries those of four languages or their look, so the page's own markup has them.
 */
export function PageFailure() {
  return <div role="alert" dangerouslySetInnerHTML={{ __html: readMarkup() }} />;
}
