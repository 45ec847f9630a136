import { handler as getschedule } from './getschedule';
import { handler as readfeed } from './readfeed';
import { handler as endfeed } from './endfeed';
import { handler as renewfeed } from './renewfeed';
import { handler as saveschedule } from './saveschedule';

export const scheduleCalls = [endfeed, getschedule, readfeed, renewfeed, saveschedule] as const;
