import type { Configuration } from '../start/configuration';

/** The example of the Central Bank's own description of the Sheba: the demo has no account. */
const DEMO_SHEBA = 'IR062960000000100324200001';

/** Our own account, which payouts leave from; null where none is configured. */
export function findOwnSheba({ PAYOUT_SHEBA, isEmbeddedDemo }: Configuration): string | null {
  return PAYOUT_SHEBA ?? (isEmbeddedDemo ? DEMO_SHEBA : null);
}
