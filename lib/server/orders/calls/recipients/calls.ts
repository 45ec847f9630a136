import { handler as getvisit } from './getvisit';
import { handler as refusevisit } from './refusevisit';
import { handler as endsharing } from './endsharing';
import { handler as sharevisit } from './sharevisit';

export const recipientsCalls = [getvisit, refusevisit, sharevisit, endsharing] as const;
