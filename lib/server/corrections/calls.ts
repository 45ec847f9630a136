import { handler as confirmcorrection } from './confirmcorrection';
import { handler as correctbooking } from './correctbooking';
import { handler as getallbooking } from './getallbooking';
import { handler as plancorrection } from './plancorrection';

export const correctionsCalls = [confirmcorrection, correctbooking, getallbooking, plancorrection] as const;
