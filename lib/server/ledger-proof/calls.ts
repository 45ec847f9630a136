import { handler as getledgerproof } from './getledgerproof';

export const ledgerProofCalls = [getledgerproof] as const;
