import { handler as addpushdevice } from './addpushdevice';
import { handler as getpushkey } from './getpushkey';
import { handler as removepushdevice } from './removepushdevice';

export const messagesCalls = [addpushdevice, getpushkey, removepushdevice] as const;
