/** @jest-environment jsdom */
import {
  createRender,
  findButton,
  get,
  getAlertText,
  getButton,
  press,
  type,
  enter,
  unmount,
} from '@/components/forms/testing';
import { fillNumbers } from '@/lib/i18n/fill-numbers';
import { callFromBrowser } from '@/lib/client/browser';
import { account } from '@/lib/client/testing';
import { storeUserAccount } from '@/lib/client/user-account';
import { CallError } from '@/lib/contract/call-error';
import { BID_STATES, type BidState } from '@/lib/contract/provider-enumerations';
import { HOUR_MS } from '@/lib/domain/constants/time-units';
import common from '@/messages/en/common.json';
import errors from '@/messages/en/errors.json';
import units from '@/messages/en/units.json';
import words from '@/messages/en/work-bids.json';

import type { WorkDetail } from '../work-move';
import type { OwnBid, WorkBidding as Bidding } from './bid';
import { WorkBidding } from './work-bidding';

jest.mock('next/navigation', () => ({ useParams: () => ({ locale: 'en' }) }));
jest.mock('@/lib/client/browser', () => ({ callFromBrowser: jest.fn() }));
jest.mock('@/lib/client/use-call', () => ({ useCall: (name: string) => ({ data: mockAnswers[name] }) }));
const mockAnswers: Record<string, unknown> = {};
let keyCount = 0;
jest.mock('uuid', () => ({ v4: () => `key-${(keyCount += 1)}` }));

const call = callFromBrowser as unknown as jest.Mock<Promise<unknown>, [name: string, input: object, options?: object]>;
const render = createRender(fillNumbers({ 'work-bids': words, common, errors, units }, 'en'));
const NOW_MS = 1_795_000_000_000;

const open: Bidding = {
  windowEndsAtMs: NOW_MS + HOUR_MS,
  guide: { leastRial: 4_000_000, mostRial: 8_000_000, lines: [], hourCount: 3 },
  floorRial: 2_000_000,
  rivalCount: 2,
  ownBid: null,
  lstQuestion: [],
  canBid: true,
  canAsk: true,
  closedBecause: null,
};
const aBid = (state: BidState, more: Partial<OwnBid> = {}): OwnBid => ({
  sgid: 7,
  sgtype: 'lump',
  sgamount: 6_000_000,
  hourneed: 3,
  sgDesc: 'With my own tools',
  sgstate: BID_STATES.indexOf(state) + 1,
  price: 6_000_000,
  commissionRial: 900_000,
  netRial: 5_100_000,
  lstPhotoid: [],
  addedAtMs: NOW_MS,
  editedAtMs: null,
  canEdit: state === 'pending',
  ...more,
});
const onChange = jest.fn();
const show = async (bidding: Partial<Bidding> = {}, state: WorkDetail['state'] = 'BIDDING') => {
  const work = { taskid: 50_001, state, serverNowMs: NOW_MS } as WorkDetail;
  await render(<WorkBidding work={work} bidding={{ ...open, ...bidding }} onChange={onChange} />);
  return document.body.textContent ?? '';
};
const getRadio = (value: string) => {
  const radio = document.querySelector<HTMLInputElement>(`input[value="${value}"]`);
  if (!radio) throw new Error(`There is no choice of ${value}.`);
  return radio;
};
const closed = (bid: OwnBid | null): Partial<Bidding> => ({ ownBid: bid, canBid: false });

beforeEach(() => {
  window.sessionStorage.clear();
  storeUserAccount({ ...account, userId: 201 });
  call.mockReset();
  onChange.mockReset();
});
afterEach(unmount);

describe('a bid', () => {
  it('shows how long bids are taken, the usual price, the lowest one and how many others there are, and no sum of theirs', async () => {
    const text = (await show()).replaceAll('\u00a0', ' ');
    for (const part of ['1 h left', '400,000', '800,000', '200,000', '2 quotes']) expect(text).toContain(part);
  });

  it('is typed in tomans in any digits, and says the bidder’s part of it', async () => {
    await show();
    await type(words.form.amountLump, '۶۰۰٬۰۰۰');
    const text = document.body.textContent;
    expect(text).toContain('600,000');
    expect(text).toContain('510,000');
    call.mockResolvedValue({});
    await press(getButton(words.form.send));
    expect(call).toHaveBeenCalledWith(
      'suggestion/addsuggestion',
      { taskid: 50_001, sgtype: 'lump', sgamount: 6_000_000, sgDesc: '', lstPhotoid: [] },
      { idempotencyKey: expect.any(String) },
    );
    expect(onChange).toHaveBeenCalled();
  });

  it('begins with a template and shows photos of past work, and says how often such a price won', async () => {
    mockAnswers['suggestion/getbidtemplate'] = {
      lstTemplate: [
        { templateid: 1, title: 'Wardrobe', sgtype: 'lump', sgamount: 7_000_000, hourneed: 2, sgDesc: 'With my drill' },
      ],
    };
    mockAnswers['suggestion/getbidphoto'] = { lstPhoto: [{ photoid: 5, moment: 'after', fileurl: '/5' }] };
    mockAnswers['suggestion/getbidnumber'] = {
      lstRange: [
        { fromRial: null, toRial: 6_500_000, wonCount: 4, decidedCount: 5 },
        { fromRial: 6_500_000, toRial: null, wonCount: 1, decidedCount: 6 },
      ],
    };
    await show();
    await press(getButton('Wardrobe'));
    expect(document.body.textContent).toContain('you won 1 of 6');
    await press(get(HTMLButtonElement, words.form.cheaper));
    const photo = document.querySelector<HTMLInputElement>('input[type="checkbox"]');
    if (!photo) throw new Error('No photo is offered.');
    await press(photo);
    call.mockResolvedValue({});
    await press(getButton(words.form.send));
    expect(call.mock.lastCall?.[1]).toEqual({
      taskid: 50_001,
      sgtype: 'lump',
      sgamount: 6_900_000,
      sgDesc: 'With my drill',
      lstPhotoid: [5],
    });
    for (const name of Object.keys(mockAnswers)) delete mockAnswers[name];
  });

  it('by the hour is the rate times the hours', async () => {
    await show();
    await press(getRadio('hourly'));
    await type(words.form.amountHourly, '100000');
    expect(document.body.textContent).toContain('300,000');
    await press(get(HTMLButtonElement, words.form.more));
    expect(document.body.textContent).toContain('400,000');
    call.mockResolvedValue({});
    await press(getButton(words.form.send));
    expect(call.mock.lastCall?.[1]).toMatchObject({ sgtype: 'hourly', sgamount: 1_000_000, hourneed: 4 });
  });

  it('is not sent without a sum or under the lowest price, and says what to do', async () => {
    await show();
    await press(getButton(words.form.send));
    expect(document.body.textContent).toContain(words.form.amountMissing);
    await type(words.form.amountLump, '150000');
    expect(document.body.textContent).toContain('Raise the amount');
    await press(getButton(words.form.send));
    expect(call).not.toHaveBeenCalled();
  });

  it('keeps what was typed while the network is away, and is the same request when it is sent again', async () => {
    await show();
    await type(words.form.amountLump, '600000');
    await enter(get(HTMLTextAreaElement, words.form.note), 'I bring the drill');
    call.mockRejectedValue(new CallError('network-failed'));
    await press(getButton(words.form.send));
    expect(getAlertText()).toContain(words.form.offline);
    await press(getButton(words.form.send));
    const [first, second] = call.mock.calls.map(([, , options]) => options);
    expect(second).toEqual(first);
    await unmount();
    await show();
    expect(get(HTMLTextAreaElement, words.form.note).value).toBe('I bring the drill');
  });

  it('a sent bid can be changed and taken back, which is asked once', async () => {
    await show(closed(aBid('pending')));
    expect(document.body.textContent).toContain(words.told.pending);
    await press(getButton(words.own.withdraw));
    expect(call).not.toHaveBeenCalled();
    call.mockResolvedValue({});
    await press(getButton(words.sure.confirm));
    expect(call).toHaveBeenLastCalledWith('suggestion/withdrawsuggestion', { sgid: 7 });
    await press(getButton(words.own.edit));
    await type(words.form.amountLump, '500000');
    await press(getButton(words.form.save));
    expect(call.mock.lastCall?.slice(0, 2)).toEqual([
      'suggestion/editsuggestion',
      { sgid: 7, sgtype: 'lump', sgamount: 5_000_000, lstPhotoid: [], sgDesc: 'With my own tools' },
    ]);
  });

  it.each([
    ['pending', 'BIDDING', 'pending'],
    ['pending', 'PENDING_PAYMENT', 'othersHeld'],
    ['selected', 'PENDING_PAYMENT', 'held'],
    ['selected', 'AWAITING_PROVIDER', 'chosen'],
    ['rejected', 'CONFIRMED', 'rejected'],
    ['withdrawn', 'BIDDING', 'withdrawnClosed'],
    ['expired', 'EXPIRED', 'expired'],
    ['pending', 'CANCELLED_BY_CUSTOMER', 'cancelled'],
    ['expired', 'CANCELLED_BY_SYSTEM', 'lapsed'],
    ['rejected', 'PAYMENT_EXPIRED', 'lapsed'],
    ['pending', 'CANCELLED_BY_OPERATOR', 'closed'],
  ] as const)('a bid with the state %s on an order that is %s says so: %s', async (state, order, told) => {
    const text = await show(closed(aBid(state, { canEdit: false })), order);
    // What follows in braces depends on the deadline.
    expect(text).toContain(words.told[told].split(' {')[0]);
    expect(findButton(words.own.edit)).toBeUndefined();
    expect(findButton(words.form.send)).toBeUndefined();
  });

  it('a bid that was never sent says why it cannot be any more', async () => {
    expect(await show({ ...closed(null), closedBecause: 'window-over' })).toContain(words.told.windowOver);
    expect(await show({ ...closed(null), closedBecause: 'not-free' })).toContain(words.told.notFree);
  });
});

describe('a question before the choice', () => {
  const asked = { questionid: 1, userid: 201, fullname: '', userImage: '', text: 'Which wall?', askedAtMs: NOW_MS };

  it('is asked one at a time, and its answer stands with it', async () => {
    const waits = await show({ canAsk: false, lstQuestion: [{ ...asked, answer: null, answeredAtMs: null }] });
    expect(waits).toContain(words.ask.waits);
    expect(findButton(words.ask.send)).toBeUndefined();
    const text = await show({ lstQuestion: [{ ...asked, answer: 'The left one', answeredAtMs: NOW_MS }] });
    expect(text).toContain('The left one');
    await press(getButton(words.ask.send));
    expect(call).not.toHaveBeenCalled();
    await enter(get(HTMLTextAreaElement, words.ask.label), 'Is it concrete? 09120000001');
    call.mockResolvedValue({ isMasked: true });
    await press(getButton(words.ask.send));
    expect(call.mock.lastCall?.[0]).toBe('suggestion/addquestion');
    expect(document.body.textContent).toContain(words.ask.masked);
    expect(get(HTMLTextAreaElement, words.ask.label).value).toBe('');
  });
});

it('says what a bid brings while it is on offer, and leaves the sums to the work that it became', async () => {
  expect(await show(closed(aBid('pending')))).toContain('510,000');
  expect(await show(closed(aBid('selected')), 'PENDING_PAYMENT')).toContain('510,000');
  for (const state of ['CONFIRMED', 'IN_PROGRESS', 'COMPLETED'] as const) {
    const text = await show(closed(aBid('selected')), state);
    expect(text).toContain(words.states.selected);
    expect(text).not.toContain('510,000');
  }
});
