import { handler as addpicture } from './addpicture';
import { handler as getallworker } from './getall';
import { handler as answerpractice } from './answerpractice';
import { handler as getdetail } from './getdetail';
import { handler as getfirststeps } from './getfirststeps';
import { handler as getnames } from './getnames';
import { handler as getown } from './getown';
import { handler as getpages } from './getpages';
import { handler as saveown } from './saveown';

export const providerProfileCalls = [
  addpicture,
  answerpractice,
  getallworker,
  getdetail,
  getfirststeps,
  getnames,
  getown,
  getpages,
  saveown,
] as const;
