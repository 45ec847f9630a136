import { handler as getaccountbalance } from './getaccountbalance';
import { handler as getinvitedcolleagues } from './getinvitedcolleagues';
import { handler as getreferrals } from './getreferrals';
import { handler as getturnover } from './getturnover';
import { handler as increasewallet } from './increasewallet';
import { handler as redeemgift } from './redeemgift';
import { handler as verifygift } from './verifygift';

export const moneyCalls = [
  getaccountbalance,
  getinvitedcolleagues,
  getreferrals,
  getturnover,
  increasewallet,
  redeemgift,
  verifygift,
] as const;
