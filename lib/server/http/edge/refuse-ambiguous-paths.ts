/** The most layers of encoding that any reader unwraps; a deeper one stays a name without a page. */
const MOST_UNWRAPPINGS = 4;
/** Parts that lead upwards or nowhere, other readers' slashes, and marks that end a path for some. */
const AMBIGUOUS = /(?:^|[/\\])\.{1,2}(?:$|[/\\])|\\|[\0-\u001f\u007f]/;
const SLASH_IN_DISGUISE = /%(?:25)*(?:2f|5c)/i;

/**
 * Whether an address may be read as another one: `/x/../services/made-up/`, `/%2e%2e/`, `/a%2fb`. The guards below
 * check the written form, the framework its meaning; so such an address passes none of them. Browsers write every
 * address plainly before they ask.
 */
export function isAmbiguous(path: string): boolean {
  if (!path.startsWith('/') || path.includes('#') || SLASH_IN_DISGUISE.test(path)) return true;
  let plain = path;
  for (let unwrapped = 0; unwrapped < MOST_UNWRAPPINGS; unwrapped += 1) {
    if (AMBIGUOUS.test(plain)) return true;
    if (!plain.includes('%')) return false;
    try {
      plain = decodeURIComponent(plain);
    } catch {
      // A percent sign that was written as %25 is a plain one.
      return unwrapped === 0;
    }
  }
  return AMBIGUOUS.test(plain);
}

const DOT_SEGMENT = /[/\\](?:\.|%2e){1,2}(?:$|[/\\])/i;

/**
 * Whether the framework of the calls would read an address of ours as another one: `/api/dev/../main/x`. An encoded
 * slash or NUL is no such thing there: it stands in a value, whose call answers for it.
 */
export function hasDotSegment(path: string): boolean {
  return DOT_SEGMENT.test(path);
}
