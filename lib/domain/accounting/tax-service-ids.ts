import { SERVICE_KINDS } from '@/lib/contract/enumerations';

/** The subjects of an invoice's rows that have a number at the tax office: a kind of service, or our commission. */
const TAXED: readonly string[] = [...SERVICE_KINDS, 'commission'];
const PAIR = /^([\w-]+)=(\d{13})$/;

/**
 * Reads `cleaning=2330001234567,commission=2330007654321`; null where a part is no kind with its thirteen digits.
 */
export function toTaxServiceIds(written: string): ReadonlyMap<string, string> | null {
  const ids = new Map<string, string>();
  for (const part of written.split(',')) {
    const [, service = '', id = ''] = PAIR.exec(part.trim()) ?? [];
    if (!TAXED.includes(service)) return null;
    ids.set(service, id);
  }
  return ids;
}
