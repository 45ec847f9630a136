/** @jest-environment jsdom */
import { act } from 'react';

import { createRender, unmount } from '@/components/forms/testing';
import { callFromBrowser } from '@/lib/client/browser';
import { keepOfflineAnswer, listOfflineWorks } from '@/lib/client/offline/offline-answers';
import { account } from '@/lib/client/testing';
import { storeUserAccount } from '@/lib/client/user-account';
import { CallError } from '@/lib/contract/call-error';
import { OVERDUE_AFTER_MS } from '@/lib/domain/constants/providers';
import { HOUR_MS } from '@/lib/domain/constants/time-units';
import { fillNumbers } from '@/lib/i18n/fill-numbers';
import common from '@/messages/en/common.json';
import errors from '@/messages/en/errors.json';
import photos from '@/messages/en/photos.json';
import provider from '@/messages/en/provider.json';
import testPersons from '@/messages/en/test-persons.json';

import { WorkDetailScreen } from './work-detail-screen';

jest.mock('uuid', () => ({ v4: () => 'a-key' }));
jest.mock('next/navigation', () => ({ useParams: () => ({ locale: 'en' }) }));
jest.mock('@/lib/client/browser', () => ({ callFromBrowser: jest.fn() }));
// What stands on the page is proved elsewhere.
jest.mock('next/dynamic', () => () => () => <p>conversation</p>);
jest.mock('./after-job', () => ({ AfterJob: () => null }));
jest.mock('./door-wait', () => ({ DoorWait: () => null }));
jest.mock('./hour-question', () => ({ HourQuestion: () => null }));
jest.mock('./regulars/customer-notes', () => ({ CustomerNotes: () => null }));
jest.mock('./team/hand-on', () => ({ HandOn: () => null }));
jest.mock('./work-moves', () => ({ WorkMoves: () => null }));
jest.mock('./work-money', () => ({ WorkMoney: () => null }));
jest.mock('./custody/work-custody', () => ({ WorkCustody: () => null }));
jest.mock('./price-change/work-price-change', () => ({ WorkPriceChange: () => null }));
jest.mock('./petrol-delivery', () => ({ PetrolDelivery: () => null }));
jest.mock('./results/hand-over-result', () => ({ HandOverResult: () => null }));
jest.mock('./bids/work-bidding', () => ({ WorkBidding: () => null }));
jest.mock('./work-match', () => ({ WorkMatch: () => null }));
jest.mock('./work-review', () => ({ WorkReview: () => null }));
jest.mock('@/components/shared/order-help', () => ({ OrderHelp: () => null }));

const call = callFromBrowser as unknown as jest.Mock<Promise<unknown>, [name: string]>;
const words = { ...fillNumbers({ provider, photos, common, errors }, 'en'), 'test-persons': testPersons };
const render = createRender(words);
const TASK = 50_001;
const STARTS_AT_MS = Date.UTC(2026, 10, 28, 5, 30);
const toAnswer = (state: string) => ({
  taskDetail: {
    taskid: TASK,
    state,
    kind: 'cleaning',
    moves: [],
    moveOpenings: [],
    serviceTypeName: 'Regular cleaning',
    userName: 'Nika',
    userFamily: 'Rahimi',
    gDate: '2026-11-28',
    startHour: 9,
    endHour: 12,
    hourCount: 3,
    startsAtMs: STARTS_AT_MS,
    arrivesUntilMs: null,
    deliveryPlace: 'Tehran, Tajrish',
    deliveryStreet: 'Maghsoudbeyk 12',
    latitude: null,
    longitude: null,
    lines: [],
    petTypes: [],
    extras: [],
    moreImageUrls: [],
    descriptionImageUrl: null,
    bidding: null,
    returnVisit: null,
    moving: null,
    persons: [],
    petrol: null,
    recipientName: null,
    urgency: null,
    plan: 'once',
    vehicle: null,
    userDescription: null,
    descriptionAudioUrl: null,
    timeline: [],
    dispute: null,
    doorWait: null,
    heldFee: null,
    answerDueAtMs: null,
    serverNowMs: Date.UTC(2026, 10, 27),
  },
});
const read = () => document.body.textContent ?? '';
/** The host answers when it is told to. */
const opens = async (renders = render) => {
  let answers: (answer: object) => void = () => undefined;
  let fails: (error: CallError) => void = () => undefined;
  const asked = new Promise((resolve, reject) => ([answers, fails] = [resolve, reject]));
  call.mockImplementation((name) => (name === 'clean/gettaskdetail' ? asked : Promise.resolve({})));
  await renders(<WorkDetailScreen taskId={TASK} support={{ phones: [], email: null, hours: null }} mapTiles={null} />);
  return {
    answers: (answer: object) => act(async () => answers(answer)),
    fails: (error: CallError) => act(async () => fails(error)),
  };
};

beforeEach(() => {
  window.localStorage.clear();
  storeUserAccount(account);
  document.documentElement.lang = 'en';
  keepOfflineAnswer(account.userId, 'clean/gettaskdetail', { taskid: TASK }, toAnswer('CONFIRMED') as never);
});
afterEach(unmount);

it('shows what this phone kept at once, and asks for the conversation only when the work is known to be theirs still', async () => {
  const host = await opens();
  expect(read()).toContain('Maghsoudbeyk 12');
  expect(read()).not.toContain('conversation');
  await host.answers(toAnswer('CONFIRMED'));
  expect(read()).toContain('conversation');
});

it('waits for the host where this phone kept the work in another language, and without it shows what was kept', async () => {
  document.documentElement.lang = 'fa';
  keepOfflineAnswer(account.userId, 'clean/gettaskdetail', { taskid: TASK }, toAnswer('CONFIRMED') as never);
  document.documentElement.lang = 'en';
  const host = await opens();
  expect(read()).not.toContain('Maghsoudbeyk 12');
  await host.fails(new CallError('service-unavailable'));
  expect(read()).toContain('Maghsoudbeyk 12');
});

it('asks for no conversation of a work that was called off meanwhile', async () => {
  const host = await opens();
  await host.answers(toAnswer('CANCELLED_BY_CUSTOMER'));
  expect(read()).toContain(provider.states.CANCELLED_BY_CUSTOMER);
  expect(read()).not.toContain('conversation');
});

it('asks for no conversation of a work that was called off since an alert, or this page, read of it last', async () => {
  const cache = new Map();
  const renders = createRender(words, { provider: () => cache });
  await (await opens(renders)).answers(toAnswer('CONFIRMED'));
  expect(read()).toContain('conversation');
  await unmount();
  const host = await opens(renders);
  expect(read()).toContain('Maghsoudbeyk 12');
  expect(read()).not.toContain('conversation');
  await host.answers(toAnswer('CANCELLED_BY_CUSTOMER'));
  expect(read()).toContain(provider.states.CANCELLED_BY_CUSTOMER);
  expect(read()).not.toContain('conversation');
});

it('says without network that the conversation cannot be read, and keeps the day', async () => {
  const host = await opens();
  await host.fails(new CallError('network-failed'));
  expect(read()).toContain('Maghsoudbeyk 12');
  expect(read()).toContain('conversation');
});

it('asks how a work went whose time is long over, as its message does, and no sooner', async () => {
  const overdueAtMs = STARTS_AT_MS + 3 * HOUR_MS + OVERDUE_AFTER_MS;
  const at = (serverNowMs: number, state = 'EN_ROUTE') => ({
    taskDetail: { ...toAnswer(state).taskDetail, serverNowMs },
  });
  const asks = 'Say here how it went';
  await (await opens()).answers(at(overdueAtMs - 1));
  expect(read()).not.toContain(asks);
  await unmount();
  await (await opens()).answers(at(overdueAtMs));
  expect(read()).toContain(asks);
  await unmount();
  await (await opens()).answers(at(overdueAtMs, 'DONE'));
  expect(read()).not.toContain(asks);
});

it.each(['not-yours', 'not-found'] as const)('%s: the customer’s street leaves the page and the phone', async (key) => {
  const host = await opens();
  await host.fails(new CallError(key));
  expect(read()).not.toContain('Maghsoudbeyk 12');
  expect(read()).toContain(provider.failed);
  expect(listOfflineWorks(account.userId)).toEqual([]);
});

it('says before the acceptance that the door, the rest of the name and the contacts come with it, and not afterwards', async () => {
  const ofState = (state: string, kind = 'cleaning') => {
    const { taskDetail } = toAnswer(state);
    return {
      taskDetail: { ...taskDetail, kind, deliveryStreet: '', recipientName: null, userDescription: 'Ring •••' },
    };
  };
  const opensAs = async (answer: object) => {
    call.mockImplementation(() => Promise.resolve(answer));
    await unmount();
    await render(<WorkDetailScreen taskId={TASK} support={{ phones: [], email: null, hours: null }} mapTiles={null} />);
    await act(async () => undefined);
    return read();
  };
  const hints = [
    words.provider.descriptionMasked,
    'The full address and the surname come when you accept, and the phone number when you set off.',
  ];
  const offered = await opensAs(ofState('AWAITING_PROVIDER'));
  for (const hint of hints) expect(offered).toContain(hint);
  expect(await opensAs(ofState('BIDDING', 'carwash'))).toContain('the plate of the car');
  const accepted = await opensAs(ofState('CONFIRMED'));
  for (const hint of hints) expect(accepted).not.toContain(hint);
});
