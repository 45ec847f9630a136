import { handler as getvisit } from './getvisit';
import { handler as refusevisit } from './refusevisit';
import { endHandler as endsharing, handler as sharevisit } from './sharevisit';

export const recipientsCalls = [getvisit, refusevisit, sharevisit, endsharing] as const;
