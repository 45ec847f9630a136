import { LRUCache } from 'lru-cache';

export type Encoding = 'br' | 'gzip' | 'identity';

const REMEMBERED = 100;
/** The few headers that browsers really send, and no more than that: anybody can make up others. */
const chosen = new LRUCache<string, Encoding>({ max: REMEMBERED });

/** The smallest representation of a page that this Accept-Encoding takes. */
export function chooseEncoding(accepted: string | undefined): Encoding {
  if (accepted === undefined) return 'identity';
  const known = chosen.get(accepted);
  if (known !== undefined) return known;
  const weights = readWeights(accepted);
  const takes = (encoding: Encoding) => (weights.get(encoding) ?? weights.get('*') ?? 0) > 0;
  const encoding = takes('br') ? 'br' : takes('gzip') ? 'gzip' : 'identity';
  chosen.set(accepted, encoding);
  return encoding;
}

function readWeights(accepted: string): ReadonlyMap<string, number> {
  return new Map(
    accepted.split(',').map((part) => {
      const [name = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
      const weight = parameters.find((parameter) => parameter.startsWith('q='));
      return [name, weight === undefined ? 1 : Number(weight.slice(2)) || 0];
    }),
  );
}
