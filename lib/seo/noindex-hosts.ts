/** The X-Robots-Tag of pages that search engines must leave alone. */
export const NOINDEX = 'noindex, nofollow';

const DEFAULT_PATTERNS = 'provider.*,pelakman.*,front.*';

/** True for hosts that search engines must leave alone. `patterns` is a list with commas, `*` stands for anything. */
export function isNoindexHost(host: string, patterns: string = DEFAULT_PATTERNS): boolean {
  // A name may end in a dot, which changes nothing.
  const name = host.toLowerCase().replace(/\.?(?::\d+)?$/, '');
  return patterns
    .split(',')
    .map((pattern) => pattern.trim().toLowerCase())
    .filter(Boolean)
    .some((pattern) =>
      new RegExp(`^${pattern.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')}$`).test(name),
    );
}
