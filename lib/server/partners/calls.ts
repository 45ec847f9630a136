import { handler as getpartners } from './getpartners';

export const partnersCalls = [getpartners] as const;
