import { handler as assigncase } from './assigncase';
import { handler as getallcase } from './getallcase';
import { handler as getcasehistory } from './getcasehistory';
import { handler as getcolleagues } from './getcolleagues';
import { handler as getstart } from './getstart';
import { handler as snoozecase } from './snoozecase';
import { handler as takenext } from './takenext';
import { handler as viewcase } from './viewcase';

export const deskQueueCalls = [
  assigncase,
  getallcase,
  getcasehistory,
  getcolleagues,
  getstart,
  snoozecase,
  takenext,
  viewcase,
] as const;
