import { findFrameworkTags } from './framework-tags';
import { getLoaderScript } from './loader-script';

const LATE = 'data-boot="late"';

/**
 * A page as it was rendered, with the framework's scripts started by the first sign of a person instead of at once.
 * Nothing else of the page changes. Null when the page does not ask for it or its tags are not exactly the known ones:
 * it then goes out as it is.
 */
export function toLateBoot(html: string): string | null {
  // Most pages for one visitor do not ask for it: they are not read.
  const found = html.includes(LATE) ? findFrameworkTags(html) : null;
  if (!found) return null;
  const loader = `<script type="application/json" id="late-boot">${JSON.stringify(found.scripts)}</script><script>${getLoaderScript()}</script>`;
  const edits = [
    { start: found.loaderStart, end: found.loaderStart, text: loader },
    ...found.removed.map(({ start, end }) => ({ start, end, text: '' })),
  ];
  edits.sort((one, other) => one.start - other.start);
  let copied = 0;
  let page = '';
  for (const { start, end, text } of edits) {
    page += html.slice(copied, start) + text;
    copied = end;
  }
  return page + html.slice(copied);
}
