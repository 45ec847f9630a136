import type { CallName } from '@/lib/contract';
import { CallError } from '@/lib/contract/call-error';

import { aCustomerWithAnAddress, aFreeProvider, anOperator } from '../seed/stories/people';
import { useMarket } from '../testing/use-market';

const service = useMarket();
let operator: number;
let customer: number;

beforeAll(async () => {
  operator = await anOperator(service.context);
  customer = (await aCustomerWithAnAddress(service.context)).userId;
});

/** No row has it, and it fits into the column. */
const NONE = 2_000_000_000;
const BECAUSE = { reason: 'because it is so' };
const OF_ORDER = { taskid: NONE };
const OF_BANK_CASE = { bankcaseid: NONE };
const OF_PERSON = { userid: NONE, mobile: '09121110001' };

const AT_THE_DESK: readonly (readonly [CallName, object])[] = [
  ['operator/askbank', OF_BANK_CASE],
  ['operator/decidebankcase', { ...OF_BANK_CASE, move: 'not-paid', seenRial: 10, ...BECAUSE }],
  ['operator/confirmbankcase', { ...OF_BANK_CASE, isconfirmed: true }],
  ['operator/decidecashclaim', { ...OF_ORDER, ispaid: true, ...BECAUSE }],
  ['operator/confirmcashclaim', { ...OF_ORDER, isconfirmed: true }],
  ['operator/getdispute', { disputeid: NONE }],
  ['operator/decidedispute', { disputeid: NONE, rial: 10, ...BECAUSE }],
  ['operator/confirmdispute', { disputeid: NONE, isconfirmed: true }],
  ['operator/plandispute', { disputeid: NONE, rial: 10 }],
  ['operator/sendnumbercode', { ...OF_PERSON, side: 'new-number' }],
  ['operator/changenumber', { ...OF_PERSON, code: '12345', lstProof: ['paper', 'order'], ...BECAUSE }],
  ['operator/planreassign', OF_ORDER],
  ['operator/reassign', { ...OF_ORDER, isagreed: true, ...BECAUSE }],
  ['operator/writetoorder', { ...OF_ORDER, reader: 'customer', text: 'We look into it' }],
  ['operator/decidepaper', { requestid: NONE, decision: 'accept', ...BECAUSE }],
  ['operator/moderatereview', { ...OF_ORDER, measure: 'masked', ...BECAUSE }],
  ['operator/decidereviewappeal', { moderationid: NONE, decision: 'lifted', ...BECAUSE }],
];

const BY_A_CUSTOMER: readonly (readonly [CallName, object])[] = [
  ['accounting/getinvoicefile', OF_ORDER],
  ['dispute/acceptoffer', OF_ORDER],
  ['dispute/appealdecision', { ...OF_ORDER, text: 'It is not so' }],
  ['gift/verifygift', OF_ORDER],
  ['ipg/startpricepayment', { pricechangeid: NONE }],
  ['ipg/starttippayment', { ...OF_ORDER, amountRial: 500_000 }],
  ['provider/readfeed', { feedKey: 'nobody-has-it' }],
  ['review/appealreview', { ...OF_ORDER, text: 'It is true all the same' }],
  ['series/moveseries', { seriesid: NONE, act: 'end' }],
  ['share/getpicture', { about: 'professional', key: 'nobody-has-it' }],
  ['tip/gettip', OF_ORDER],
  ['tip/givetip', { ...OF_ORDER, amountRial: 500_000 }],
];

const BY_A_PROVIDER: readonly (readonly [CallName, object])[] = [
  ['dispute/offersettlement', { ...OF_ORDER, text: 'Half of it', rial: 10, visitatms: null }],
];

describe('a row that does not exist', () => {
  const make = (name: CallName, input: object, as: number) =>
    service
      .callWrongly(name, input, { as })
      .catch((error: unknown) => (error instanceof CallError ? error.key : error));

  it.each(AT_THE_DESK)('is not found by an operator: %s', async (name, input) => {
    expect(await make(name, input, operator)).toBe('not-found');
  });

  it.each(BY_A_CUSTOMER)('is not found by a customer: %s', async (name, input) => {
    expect(await make(name, input, customer)).toBe('not-found');
  });

  it.each(BY_A_PROVIDER)('is not found by a professional: %s', async (name, input) => {
    const { userId } = await aFreeProvider(service.context);
    expect(await make(name, input, userId)).toBe('not-found');
  });
});
