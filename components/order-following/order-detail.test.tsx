/** @jest-environment jsdom */
import { createRender, unmount } from '@/components/forms/testing';
import { locales } from '@/lib/i18n/locales';
import { isPublicRoute } from '@/lib/i18n/public-routes';
import { splitLocalePath } from '@/lib/i18n/paths';
import orders from '@/messages/en/order-following.json';
import prices from '@/messages/en/price-change.json';
import testPersons from '@/messages/en/test-persons.json';

import { OrderDetail } from './order-detail';
import type { TaskDetail } from './task-detail';
import { toSums } from './testing';

const support = { phones: [], email: null, hours: null };

let locale = 'en';
jest.mock('uuid', () => ({ v4: () => 'key' }));
jest.mock('next/navigation', () => ({
  useParams: () => ({ locale }),
  usePathname: () => '/en/',
  useRouter: () => ({}),
}));
jest.mock('@/lib/client/use-read-order', () => ({ useReadOrder: () => undefined }));
// What can be done with an order, and what its two people write, is proved elsewhere.
jest.mock('./order-actions', () => ({ OrderActions: () => null }));
jest.mock('@/lib/client/alerts/use-order-events', () => ({ useOrderEvents: () => undefined }));

const render = createRender({ 'order-following': orders, 'price-change': prices, 'test-persons': testPersons });
// As much of an order as its page reads; the contract's type would want every field.
const task = {
  taskid: 50_001,
  reqcode: '18784272',
  kind: 'cleaning',
  seopath: 'house-cleaning',
  serviceName: 'House cleaning',
  userName: 'Sara',
  userFamily: 'Mohammadi',
  state: 'CONFIRMED',
  absence: null,
  recipientName: null,
  serverNowMs: Date.parse('2026-11-27T09:00:00Z'),
  startsAtMs: Date.parse('2026-11-28T05:30:00Z'),
  serviceTypeName: 'Regular cleaning',
  gDate: '2026-11-28',
  startHour: 9,
  endHour: 12,
  deliveryPlace: 'Tehran, Tajrish',
  deliveryStreet: 'Maghsoudbeyk 12',
  timeline: [],
  descriptionImageUrl: null,
  moreImageUrls: [],
  petTypes: [],
  plaque: null,
  petrol: null,
  arrivesUntilMs: null,
  returnVisit: null,
  askedHour: null,
  fastingHours: 0,
  persons: [],
  results: [],
  takesResults: false,
  lines: [],
  priceRial: 9_600_000,
  origin: 'online',
  payType: 'cod',
  codFlag: 'active',
  paidAtMs: null,
  bankReference: null,
  sums: toSums({ dueRial: 9_600_000 }),
  cancellation: null,
  completesAtMs: null,
  answerDueAtMs: null,
  startCode: null,
  visitKey: null,
  dispute: null,
  doorWait: null,
  heldFee: null,
  moves: [],
  providerName: 'Maryam Ahmadi',
  providerImage: '/images/default-profile.svg',
  workerCode: 'PY1001',
} as unknown as TaskDetail;
beforeEach(() => void (locale = 'en'));
afterEach(unmount);

it('every link of an order leads to a page that is there; the title names its work and day, and the professional is named in any case', async () => {
  await render(<OrderDetail task={task} support={support} onChange={() => undefined} />);
  expect(document.title).toMatch(/^Regular cleaning · Saturday /);
  const paths = [...document.querySelectorAll('a')].map(
    (link) => splitLocalePath(new URL(link.href).pathname.replace(/\/?$/, '/')).path,
  );
  expect(paths.length).toBeGreaterThan(0);
  expect(paths.filter((path) => !isPublicRoute(path))).toEqual([]);
  expect(document.body.textContent).toContain('Maryam Ahmadi');
});

const show = async (known: Partial<TaskDetail>) => {
  await render(<OrderDetail task={{ ...task, ...known }} support={support} onChange={() => undefined} />);
  return (document.querySelector('[data-printed]') ?? document.body).textContent?.replaceAll('\u00a0', ' ') ?? '';
};

it('says that the order is paid at the door, and shows no receipt', async () => {
  const said = await show({});
  expect(said).toContain(`${orders.sums.due.cash}960,000 tomans`);
  expect(document.querySelector('[data-printed]')).toBeNull();
});

it.each(locales)(
  'the sums of an order that is under way or done are not called a pre-invoice in %s',
  async (locale) => {
    const read = async (namespace: string) => (await import(`@/messages/${locale}/${namespace}.json`)).default;
    expect((await read('order-following')).money).not.toBe((await read('order')).invoice.title);
  },
);

it('an order that the wallet and a gift paid has a receipt that names them, and no bank', async () => {
  const sums = toSums({ giftRial: 200_000, walletRial: 9_400_000, paidRial: 9_600_000 });
  const said = await show({ state: 'COMPLETED', payType: 'online', paidAtMs: 1_700_000_000_000, sums });
  expect(said).toContain(orders.receipt.title);
  expect(said).toContain(`${orders.sums.parts.gift}20,000 tomans`);
  expect(said).toContain(`${orders.sums.parts.wallet}940,000 tomans`);
  expect(said).toContain(`${orders.sums.paid}960,000 tomans`);
  expect(said).not.toContain(orders.sums.parts.bank);
  expect(said).toContain('(15 November 2023)');
});

it('names the people who give a sample, with their year of birth, on the page and the receipt', async () => {
  const persons = [
    { personNumber: 1, name: 'Sara Ahmadi', birthYear: 1992 },
    { personNumber: 2, name: 'Omid Ahmadi', birthYear: 1370 },
  ];
  const paid = {
    payType: 'online',
    codFlag: 'deactive',
    paidAtMs: 1_700_000_000_000,
    sums: toSums({ paidRial: 9_600_000 }),
  };
  await show({ ...paid, kind: 'testing', persons } as Partial<TaskDetail>);
  const rows = [...document.querySelectorAll('dt')].filter(({ textContent }) => textContent === testPersons.title);
  expect(rows.map((row) => [...(row.parentElement?.querySelectorAll('dd') ?? [])].map((dd) => dd.textContent))).toEqual(
    [1, 2].map(() => ['\u2068Sara Ahmadi\u2069, born 1992', '\u2068Omid Ahmadi\u2069, born 1991 or 1992']),
  );
});

it('money that came too late stands with where it goes and when, apart from what is in the wallet', async () => {
  const late = { state: 'PAYMENT_EXPIRED', codFlag: 'unknown' } as const;
  const back = await show({ ...late, sums: toSums({ lateRial: 9_600_000, lateToCardRial: 9_600_000 }) });
  expect(back).toContain(orders.cancel.afterTimeToCard);
  expect(back).toContain(orders.cancel.when.gateway);
  expect(back).not.toContain(orders.cancel.afterTime);
  await unmount();
  const kept = await show({ ...late, sums: toSums({ lateRial: 9_600_000 }) });
  expect(kept).toContain(`${orders.cancel.afterTime}960,000 tomans`);
  expect(kept).not.toContain(orders.cancel.afterTimeToCard);
});

it('the receipt of a cancelled order says what came back and what stays paid', async () => {
  const sums = toSums({ bankRial: 9_600_000, paidRial: 9_600_000, feeRial: 1_440_000, backRial: 8_160_000 });
  const said = await show({ state: 'CANCELLED_BY_CUSTOMER', payType: 'online', bankReference: '4711', sums });
  expect(said).toContain(`${orders.receipt.back}−816,000 tomans`);
  expect(said).toContain(`${orders.receipt.kept}144,000 tomans`);
  expect(said).toContain('4711');
});

it.each([
  ['fe19217474f5', 'fe19217474f5'],
  ['201904', '۲۰۱۹۰۴'],
])(
  'a bank’s reference %s is written %s in Persian: digits among Latin letters stay as the bank wrote them',
  async (bankReference, shown) => {
    locale = 'fa';
    const sums = toSums({ bankRial: 9_600_000, paidRial: 9_600_000 });
    expect(await show({ state: 'COMPLETED', payType: 'online', bankReference, sums })).toContain(shown);
  },
);

it('shows the Gregorian day beside past events and the deadline for reports', async () => {
  const atMs = Date.parse('2026-11-28T09:00:00Z');
  const said = await show({
    state: 'DONE',
    completesAtMs: atMs,
    timeline: [
      { state: 'PENDING_PAYMENT', move: 'place', atMs },
      { state: 'DONE', move: 'finish', atMs },
    ],
  });
  expect(said.match(/\(28 November\), 12:30/g)).toHaveLength(3);
  expect(said).toContain(orders.placed);
});

it('until when the professional may answer stands there while it is awaited, with its day: the time can run on after a night', async () => {
  const answerDueAtMs = Date.parse('2026-11-28T07:30:00Z');
  expect(await show({ state: 'AWAITING_PROVIDER', answerDueAtMs })).toMatch(
    /due by Saturday .*\(28\sNovember\), 11:00/,
  );
});

it('no longer calls a declining provider the customer’s professional', async () => {
  expect(await show({ state: 'DECLINED', moves: ['offerNext', 'cancel'] })).not.toContain('Maryam Ahmadi');
});

it('where somebody else was asked as agreed, it says who, and that the price stays; where the customer chose, it does not', async () => {
  const asked = (move: string) =>
    show({ state: 'AWAITING_PROVIDER', timeline: [{ state: 'AWAITING_PROVIDER', move, atMs: 1_780_000_000_000 }] });
  expect(await asked('rescue')).toContain('Maryam Ahmadi\u2069 has been asked for the same hour at the same price');
  await unmount();
  expect(await asked('offerNext')).toContain(orders.next.AWAITING_PROVIDER);
});

it('the person that an order is for will have the code by SMS, and has it once the professional accepted', async () => {
  const waiting = await show({ recipientName: 'Mina', state: 'AWAITING_PROVIDER' });
  expect(waiting).toContain(orders.recipient.text);
  const accepted = await show({ recipientName: 'Mina', state: 'CONFIRMED' });
  expect(accepted).toContain(orders.recipient.told);
  expect(accepted).not.toContain(orders.recipient.text);
});

it('a price that was approved is told while the work goes on, and not of an order that is over', async () => {
  const priceChange = { state: 'approved', oldRial: 9_600_000, newRial: 10_000_000 } as TaskDetail['priceChange'];
  const words = prices.decided.approved.split('{')[0] ?? '';
  expect(words).not.toBe('');
  expect(await show({ state: 'IN_PROGRESS', priceChange })).toContain(words);
  await unmount();
  expect(await show({ state: 'COMPLETED', priceChange })).not.toContain(words);
});

it('an order where nobody opened is not told as the customer’s cancellation, on its badge and in its sentence', async () => {
  const said = await show({ state: 'CANCELLED_BY_CUSTOMER', absence: 'reportNoAccess' });
  expect(said).toContain(orders.events.reportNoAccess);
  expect(said).toContain(orders.next.reportNoAccess);
  expect(said).not.toContain(orders.next.CANCELLED_BY_CUSTOMER);
});

const summaries = () => [...document.querySelectorAll('summary')].map(({ textContent }) => textContent ?? '');

it('folds the sums, the answers, the time line and help', async () => {
  await show({});
  for (const title of [orders.money, orders.details, orders.timeline, orders.help.title])
    expect(summaries().filter((summary) => summary.startsWith(title))).toHaveLength(1);
  expect([...document.querySelectorAll('details')].every(({ open }) => !open)).toBe(true);
});

it('the hero of a visit says the day as people say it, the hour, and what is left until then', async () => {
  expect(await show({})).toContain('Tomorrow, 09:00');
  await unmount();
  expect(await show({ state: 'EN_ROUTE', serverNowMs: Date.parse('2026-11-28T05:00:00Z') })).toContain('Today, 09:00');
});

it('the way in one line has what was, what is, and what comes, for the kind of its order', async () => {
  const atMs = Date.parse('2026-11-28T05:30:00Z');
  const timeline = [
    { state: 'AWAITING_PROVIDER', move: 'place', atMs },
    { state: 'CONFIRMED', move: 'accept', atMs },
    { state: 'EN_ROUTE', move: 'depart', atMs },
  ] as TaskDetail['timeline'];
  const listSteps = () =>
    [...document.querySelectorAll(`ol[aria-label="${orders.line.label}"] li`)].map((step) => [
      step.textContent?.replaceAll(/[\d:]/g, ''),
      step.getAttribute('aria-current'),
    ]);
  await show({ state: 'EN_ROUTE', timeline });
  const { placed, CONFIRMED, EN_ROUTE, IN_PROGRESS, DONE } = orders.line;
  expect(listSteps()).toEqual([
    [placed, null],
    [CONFIRMED, null],
    [EN_ROUTE, 'step'],
    [IN_PROGRESS, null],
    [DONE, null],
  ]);
  await unmount();
  await show({ state: 'CANCELLED_BY_CUSTOMER', timeline });
  expect(listSteps()).toEqual([]);
});

it('work that is done is answered by two buttons of one kind; only paid money is said to be held', async () => {
  const done = {
    state: 'DONE',
    moves: ['complete', 'dispute'],
    completesAtMs: Date.parse('2026-11-30T09:00:00Z'),
  } as const;
  await show({ ...done, sums: toSums({ paidRial: 9_600_000 }) } as unknown as Partial<TaskDetail>);
  const [good, bad] = [...document.querySelectorAll('section section button')];
  expect([good?.textContent, bad?.textContent]).toEqual([
    `${orders.complete}${orders.hero.good}`,
    `${orders.dispute.open}${orders.hero.bad}`,
  ]);
  expect(good?.className).toBe(bad?.className);
  const said = document.body.textContent?.replaceAll('\u00a0', ' ');
  expect(said).toContain(orders.hero.held.replace('{amount}', '960,000 tomans'));
  await unmount();
  expect(await show(done as unknown as Partial<TaskDetail>)).not.toContain(orders.hero.good);
});

it('a call and a message stand beside the person only while somebody is in it', async () => {
  await show({ contactMobile: '09120000002' });
  expect(document.querySelector('a[href="tel:09120000002"]')?.textContent).toBe(orders.acts.call);
  expect(document.body.textContent).toContain(orders.acts.message);
  await unmount();
  expect(await show({ state: 'COMPLETED', contactMobile: null })).not.toContain(orders.acts.message);
});
