import { handler as answerdelay } from './answerdelay';
import { handler as cancelrequest } from './cancelrequest';
import { handler as confirmtask } from './confirmtask';
import { handler as finishtask } from './finishtask';
import { handler as getnextprovider } from './getnextprovider';
import { handler as getlatehours } from './getlatehours';
import { handler as getrescheduledate } from './getrescheduledate';
import { handler as getstandin } from './getstandin';
import { handler as movetask } from './movetask';
import { handler as offernextprovider } from './offernextprovider';
import { handler as offerhours } from './offerhours';
import { handler as prolongpayment } from './prolongpayment';
import { handler as refusehours } from './refusehours';
import { handler as reschedule } from './reschedule';
import { handler as takebackhour } from './takebackhour';
import { handler as takeofferedhour } from './takeofferedhour';
import { handler as telldelay } from './telldelay';

export const movesCalls = [
  answerdelay,
  cancelrequest,
  confirmtask,
  finishtask,
  getnextprovider,
  getlatehours,
  getrescheduledate,
  getstandin,
  movetask,
  offerhours,
  offernextprovider,
  prolongpayment,
  refusehours,
  reschedule,
  takebackhour,
  takeofferedhour,
  telldelay,
] as const;
