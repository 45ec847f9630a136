import type { CallName } from '@/lib/contract';

import { GatewaySilent, PaymentRefused } from '../../ports/payment';
import { readBooks } from '../../seed/stories/books';
import {
  aCashOrder,
  anOrderStory,
  aPaidOrder,
  theProviderDoes,
  theProviderWorks,
  type OrderStory,
} from '../../seed/stories/orders';
import { useMarket } from '../../testing/use-market';

const service = useMarket({ checksLedger: true });
let story: OrderStory;

beforeEach(async () => {
  story = await anOrderStory(service, { cashRials: 20_000_000 });
});
afterEach(() => jest.restoreAllMocks());

type Begun = readonly [CallName, object];

async function aTip(): Promise<Begun> {
  const placed = await aPaidOrder(story);
  await theProviderWorks(story, placed);
  return ['ipg/starttippayment', { taskid: placed.taskid, amountRial: 500_000 }];
}

async function cashAfterwards(): Promise<Begun> {
  const placed = await aCashOrder(story);
  await theProviderWorks(story, placed);
  return ['ipg/postcodpostpay', { reqid: placed.reqid }];
}

async function aHigherPrice(): Promise<Begun> {
  const placed = await aPaidOrder(story);
  await theProviderDoes(story, placed, 'accept', 'depart', 'start');
  const { pricechangeid } = await service.call(
    'pricechange/addpricechange',
    { taskid: placed.taskid, lines: [{ key: 'overtime', minutes: 30 }], reason: 'The oven' },
    { as: story.provider.userId },
  );
  return ['ipg/startpricepayment', { pricechangeid }];
}

/** By the link of its SMS, without a login. */
async function aHigherPriceByLink(): Promise<Begun> {
  await aHigherPrice();
  await service.sendMessages();
  const text = service.sms.filter(({ mobile }) => mobile === story.customer.mobile).at(-1)?.text ?? '';
  return ['pricechange/decidebylink', { priceKey: /\/price\/([\w-]+)\//.exec(text)?.[1] ?? '', approve: true }];
}

const WAYS: readonly (readonly [string, () => Promise<Begun>])[] = [
  ['a top-up (ipg/increasewallet)', () => Promise.resolve(['ipg/increasewallet', { amountRial: 1_000_000 }] as const)],
  ['a tip (ipg/starttippayment)', aTip],
  ['cash that is paid at the bank (ipg/postcodpostpay)', cashAfterwards],
  ['a higher price (ipg/startpricepayment)', aHigherPrice],
  ['a higher price by its link (pricechange/decidebylink)', aHigherPriceByLink],
];

const FAULTS = [
  ['bank-unreachable', new GatewaySilent('nothing comes')],
  ['payment-refused', new PaymentRefused('no such merchant')],
] as const;

it.each(WAYS.flatMap(([name, prepare]) => FAULTS.map(([key, fault]) => [name, key, fault, prepare] as const)))(
  'the bank begins no payment of %s: %s, nothing moves, and the next try succeeds',
  async (_name, key, fault, prepare) => {
    const [call, input] = await prepare();
    const before = await readBooks(story);
    const bank = jest.spyOn(service.bank, 'request').mockRejectedValueOnce(fault);
    const begin = () => service.callWrongly(call, input, { as: story.customer.userId });
    await expect(begin()).rejects.toMatchObject({ key });
    expect(await readBooks(story)).toEqual(before);

    expect(await begin()).toMatchObject({ redirectUrl: expect.stringContaining('/dev/bank/') as string });
    expect(bank).toHaveBeenCalledTimes(2);
  },
);
