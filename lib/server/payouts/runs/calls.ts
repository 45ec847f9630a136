import { handler as approvepayoutrun } from './approvepayoutrun';
import { handler as confirmsheba } from './confirmsheba';
import { handler as dissolvepayoutrun } from './dissolvepayoutrun';
import { handler as getallpayoutrun } from './getallpayoutrun';
import { handler as getallsheba } from './getallsheba';
import { handler as getpayoutfile } from './getpayoutfile';
import { handler as getpayoutrun } from './getpayoutrun';
import { handler as importpayoutreturn } from './importpayoutreturn';
import { handler as makepayoutrun } from './makepayoutrun';

export const payoutRunCalls = [
  approvepayoutrun,
  confirmsheba,
  dissolvepayoutrun,
  getallpayoutrun,
  getallsheba,
  getpayoutfile,
  getpayoutrun,
  importpayoutreturn,
  makepayoutrun,
] as const;
