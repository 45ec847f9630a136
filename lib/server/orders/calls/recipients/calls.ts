import { handler as getvisit } from './getvisit';
import { handler as refusevisit } from './refusevisit';

export const recipientsCalls = [getvisit, refusevisit] as const;
