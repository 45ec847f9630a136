import { listCallNames, type CallName } from '@/lib/contract';
import { getAddress, type CallHost, type CallMethod } from '@/lib/contract/addresses';

/** A request's path that names a call, with the values its template's placeholders have there. */
export interface MatchedCall {
  readonly name: CallName;
  readonly params: Readonly<Record<string, string>>;
}

interface Route {
  readonly name: CallName;
  readonly host: CallHost;
  readonly method: CallMethod;
  readonly pattern: RegExp;
}

const routes: readonly Route[] = listCallNames().map((name) => {
  const { host, method, path } = getAddress(name);
  return { name, host, method, pattern: toPattern(path) };
});

/**
 * The call at a host's path, by method.
 * `unknown`: no call lives there. `method`: one does, under the methods given.
 */
export function matchCall(
  host: CallHost,
  method: string,
  path: string,
): MatchedCall | { readonly problem: 'unknown' } | { readonly problem: 'method'; readonly allowed: CallMethod } {
  const atPath = routes.flatMap((route) => {
    const match = route.host === host ? route.pattern.exec(path) : null;
    return match ? [{ route, groups: match.groups ?? {} }] : [];
  });
  const [first] = atPath;
  if (!first) return { problem: 'unknown' };
  const found = atPath.find(({ route }) => route.method === method);
  if (!found) return { problem: 'method', allowed: first.route.method };
  const params = decodeAll(found.groups);
  return params ? { name: found.route.name, params } : { problem: 'unknown' };
}

/** `{a}` takes one segment; where two stand together (`{prefix}{reqId}`) the first ends at its last hyphen. */
function toPattern(template: string): RegExp {
  const source = template
    .replace(/[.+*?^$()|[\]\\]/g, '\\$&')
    .replace(/\{(\w+)\}(?=\{)/g, '(?<$1>[^/]*-)')
    .replace(/\{(\w+)\}/g, '(?<$1>[^/]+)');
  return new RegExp(`^${source}/?$`);
}

function decodeAll(groups: Readonly<Record<string, string>>): Record<string, string> | null {
  try {
    return Object.fromEntries(Object.entries(groups).map(([name, value]) => [name, decodeURIComponent(value)]));
  } catch {
    return null;
  }
}
