import { aKey, call, logIn, readCode, register, type Caller } from '@/e2e/steps/api';

import { systemClock } from '../adapters/clock/system';
import type { DatabasePort } from '../ports/database';
import { aFreeProvider } from '../seed/stories/people';
import type { PartnerHosts } from './partners';

/** People of a site without samples, who come the way people come. */
export interface SitePeople {
  registers(siteUrl: string): Promise<Caller>;
  /** A provider of house cleaning who logs in with the code of a forgotten password. */
  providerLogsIn(siteUrl: string): Promise<Caller>;
  /** The code of a forgotten password. */
  asksForCode(person: Pick<Caller, 'siteUrl' | 'mobile'>): Promise<string>;
  /** Begins a payment at the customer's process; the bank sends the person back to another. */
  paysAtTheBank(customer: Caller, reqid: number, returnsTo: string): Promise<void>;
}

/** `database` is a test's own way into the site's data, for an operator's entries. */
export function meetPeople(database: DatabasePort, { outbox, pays }: PartnerHosts): SitePeople {
  const asksForCode: SitePeople['asksForCode'] = async ({ siteUrl, mobile }) => {
    await call(siteUrl, 'security/forgetpassword', { mobilenumber: mobile });
    return readCode({ url: siteUrl, outbox }, mobile);
  };
  return {
    asksForCode,
    registers: (siteUrl) => register({ url: siteUrl, outbox }),
    providerLogsIn: async (siteUrl) => {
      const { mobile } = await aFreeProvider({ ports: { database, clock: systemClock } });
      return logIn(siteUrl, mobile, await asksForCode({ siteUrl, mobile }));
    },
    paysAtTheBank: async (customer, reqid, returnsTo) => {
      const { authority } = await customer.call('ipg/startpayment', { reqid }, aKey());
      pays(authority);
      await call(returnsTo, 'reqandpay/verifypayment', { authority });
    },
  };
}
