import { handler as confirmgiftcode } from './confirmgiftcode';
import { handler as endgiftcode } from './endgiftcode';
import { handler as getallgiftcode } from './getallgiftcode';
import { handler as makegiftcode } from './makegiftcode';

export const giftCodesCalls = [confirmgiftcode, endgiftcode, getallgiftcode, makegiftcode] as const;
