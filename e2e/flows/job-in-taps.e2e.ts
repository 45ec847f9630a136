import { expect, test, type Person } from '../fixtures/people';
import type { Site } from '../fixtures/site';
import { aKey, logIn, register, type Caller } from '../steps/api';
import { addAddress, aDraft, aProvider, findFreeDay, ordersInCash, place, settleAtBank } from '../steps/market';
import {
  alertDialog,
  declinesWhatWaits,
  moves,
  putsOtherWorkOff,
  slidesInAlert,
  startsByKeys,
  waitsForOpening,
  waitsOnDashboard,
} from '../steps/provider-work';
import { countsEffort, MOST_OF_A_JOB } from '../steps/taps';

/** Tests at home, the kind for diabetes and its fasting sugar; petrol: ids of the shipped catalogue. */
const TESTS = { srvcategoryid: 24, srvcattypeid: 2403, testIds: [24_031] };
const TEN_O_CLOCK = 11;
const PETROL = 22;
const DRIVER_MOBILE = '09120000003';
/** In the middle of Tajrish. */
const CAR = { latitude: 35.8044, longitude: 51.4256 };

interface Job {
  readonly customer: Person;
  readonly site: Site;
  readonly provider: Caller;
  readonly buyer: Caller;
  readonly taskid: number;
}

/** From the alert to the begun work. */
async function beginsTheJob({ customer, site, provider, buyer, taskid }: Job): Promise<void> {
  const { page, words } = customer;
  await expect(alertDialog(customer, 'work')).toBeVisible();
  await slidesInAlert(customer);
  await putsOtherWorkOff(customer);
  await page.waitForURL((url) => url.pathname.endsWith(`/pelakman/orderlist/acceptworks/${taskid}/`));
  await waitsForOpening(site, provider, taskid, 'depart');
  await page.reload();
  await moves(customer, provider, 'depart');
  await page.getByRole('button', { name: words.say('on-the-way.share.arrive'), exact: true }).click();
  // The digits come next: they have the focus, and stand above what is known of the job.
  await expect(page.getByLabel(words.say('provider.startCode.label'))).toBeFocused();
  const { startCode } = (await buyer.call('clean/gettaskdetail', { taskid })).taskDetail;
  await startsByKeys(customer, startCode ?? '');
  await expect(page.getByText(words.say('provider.states.IN_PROGRESS')).first()).toBeVisible();
}

async function endsTheJob({ customer, site, provider, taskid }: Job): Promise<void> {
  const { page, words } = customer;
  await waitsForOpening(site, provider, taskid, 'finish');
  await page.reload();
  await moves(customer, provider, 'finish');
  await expect(page.getByText(words.say('provider.done.title'))).toBeVisible();
}

/** Waits on the dashboard and returns a counter of the taps since. Putting off other flows’ alerts does not count. */
async function waitsForWork(customer: Person, provider: Caller): Promise<() => number> {
  await declinesWhatWaits(provider);
  const readEffort = await countsEffort(customer);
  await waitsOnDashboard(customer, provider.mobile);
  const later = customer.words.say('alerts.later');
  const countTaps = () => readEffort().taps.filter((words) => words !== later).length;
  const tapsBefore = countTaps();
  return () => countTaps() - tapsBefore;
}

test(
  'a professional takes a job from its alert to the cash in few taps, and each of them where the thumb is',
  { tag: '@phone' },
  async ({ customer, site }) => {
    const { page, words } = customer;
    const [provider, buyer] = [await aProvider(site.url), await register(site)];
    const countTaps = await waitsForWork(customer, provider);
    const { taskid } = await ordersInCash(buyer, provider);
    const job = { customer, site, provider, buyer, taskid };
    await beginsTheJob(job);
    await endsTheJob(job);
    const { pay } = (await provider.call('clean/gettaskdetail', { taskid })).taskDetail;
    const amount = words.tomans(pay?.cashDueRial ?? 0);
    const took = page.getByRole('button', { name: words.say('provider.cash.took', { amount }) });
    // However much stands above it: the bar is the window's edge.
    await expect(took).toBeInViewport();
    await took.click();
    // It is read out, too.
    const taken = words.say('provider.cash.standings.taken', { amount, isMachine: 'no' });
    await expect(page.getByText(taken).last()).toBeVisible();
    expect(countTaps()).toBeLessThanOrEqual(MOST_OF_A_JOB.inCash);
  },
);

test('a test at home takes as few taps', { tag: '@phone' }, async ({ customer, site }) => {
  const [provider, buyer] = [await aProvider(site.url), await register(site)];
  const countTaps = await waitsForWork(customer, provider);
  const where = { deliveryaddrid: await addAddress(buyer), gDate: await findFreeDay(provider) };
  const { taskid, reqid } = await place(buyer, {
    ...(await aDraft(buyer, { ...where, deliverytimeid: TEN_O_CLOCK, workerUserId: provider.userId })),
    ...TESTS,
    serviceEnum: 'testing',
    cleaningHours: null,
    personCount: 1,
    persons: [{ name: 'Sara Ahmadi', birthYear: 1370 }],
  });
  await settleAtBank(buyer, reqid);
  const job = { customer, site, provider, buyer, taskid };
  await beginsTheJob(job);
  await endsTheJob(job);
  expect(countTaps()).toBeLessThanOrEqual(MOST_OF_A_JOB.paidOnline);
});

test('petrol takes two taps more, for its litres', { tag: '@phone' }, async ({ customer, site }) => {
  const { page, words } = customer;
  const [driver, buyer] = [await logIn(site.url, DRIVER_MOBILE), await register(site)];
  const countTaps = await waitsForWork(customer, driver);
  const { taskid, reqid } = await ordersPetrol(buyer, driver);
  await settleAtBank(buyer, reqid);
  const job = { customer, site, provider: driver, buyer, taskid };
  await beginsTheJob(job);
  const keys = page.getByRole('group', { name: words.say('provider.keypad.label') });
  for (const digit of '215') {
    if (digit === '5') await keys.getByRole('button', { name: words.say('provider.keypad.point') }).click();
    await keys.getByRole('button', { name: words.digits(digit), exact: true }).click();
  }
  await page.getByRole('button', { name: words.about('petrol.delivery.isRight') }).click();
  await page.getByRole('button', { name: words.say('petrol.delivery.confirm') }).click();
  await expect(page.getByText(words.say('petrol.delivered'), { exact: true })).toBeVisible();
  await endsTheJob(job);
  expect(countTaps()).toBeLessThanOrEqual(MOST_OF_A_JOB.petrol);
});

/** The truck of this driver, once it is free: other flows order petrol here, too. */
async function findsTruck(buyer: Caller, driver: Caller): Promise<number> {
  const around = { googleLat: CAR.latitude, googleLong: CAR.longitude };
  let found: number | undefined;
  await expect(async () => {
    const { lstTruck } = await buyer.call('gas/trucklocations', around);
    found = lstTruck.find(({ workerUserId }) => workerUserId === driver.userId)?.truckId;
    expect(found).toBeDefined();
  }).toPass();
  return found ?? 0;
}

async function ordersPetrol(buyer: Caller, driver: Caller) {
  const truckId = await findsTruck(buyer, driver);
  const { ipgId } = await aDraft(buyer, { deliveryaddrid: 0, gDate: '', deliverytimeid: 0, workerUserId: 0 });
  return buyer.call(
    'handyman/addgasrequest',
    {
      serviceEnum: 'gas',
      srvcategoryid: PETROL,
      gasTruckId: truckId,
      carLatitude: CAR.latitude,
      carLongitude: CAR.longitude,
      carPlace: 'Silver saloon by the bakery',
      vehicleType: 'AUTOMOBILE',
      plaque: '12-ب-345-67',
      autoBrandId: 1,
      gasTypeEnum: 'REGULAR',
      litreVolume: 30,
      usesGift: false,
      ipgId,
    },
    aKey(),
  );
}
