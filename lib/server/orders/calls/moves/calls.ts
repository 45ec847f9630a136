import { handler as answerdelay } from './answerdelay';
import { handler as cancelrequest } from './cancelrequest';
import { handler as confirmtask } from './confirmtask';
import { handler as finishtask } from './finishtask';
import { handler as getnextprovider } from './getnextprovider';
import { handler as getrescheduledate } from './getrescheduledate';
import { handler as getstandin } from './getstandin';
import { handler as movetask } from './movetask';
import { handler as offernextprovider } from './offernextprovider';
import { handler as prolongpayment } from './prolongpayment';
import { handler as reschedule } from './reschedule';
import { handler as takebackhour } from './takebackhour';
import { handler as telldelay } from './telldelay';

export const movesCalls = [
  answerdelay,
  cancelrequest,
  confirmtask,
  finishtask,
  getnextprovider,
  getrescheduledate,
  getstandin,
  movetask,
  offernextprovider,
  prolongpayment,
  reschedule,
  takebackhour,
  telldelay,
] as const;
