import { handler as getschedule } from './getschedule';
import { handler as saveschedule } from './saveschedule';

export const scheduleCalls = [getschedule, saveschedule] as const;
