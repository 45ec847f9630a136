import { handler as addpushdevice } from './addpushdevice';
import { handler as getpushkey } from './getpushkey';
import { handler as closeoutgoing } from './outbox/closeoutgoing';
import { handler as getalloutgoing } from './outbox/getalloutgoing';
import { handler as sendagain } from './outbox/sendagain';
import { handler as removepushdevice } from './removepushdevice';

export const messagesCalls = [
  addpushdevice,
  closeoutgoing,
  getalloutgoing,
  getpushkey,
  removepushdevice,
  sendagain,
] as const;
