import { expect, test, type Person } from '../fixtures/people';
import { aKey, logIn, register, send, type Caller } from '../steps/api';
import { presses } from '../steps/controls';
import { logsIn } from '../steps/identity';
import {
  addAddress,
  addDays,
  aDraft,
  aProvider,
  findFreeDay,
  listFreeSlots,
  place,
  settleAtBank,
  settleInCash,
} from '../steps/market';
import { becomesProvider } from '../steps/provider-application';
import {
  alertDialog,
  declinesWhatWaits,
  listensToBroker,
  moves,
  putsOtherWorkOff,
  slidesInAlert,
  startsByCode,
  waitsForOpening,
  waitsOnDashboard,
} from '../steps/provider-work';
import { keepsPicture } from '../steps/screenshots';
import { countsEffort, MOST_OF_A_JOB } from '../steps/taps';
import { handsOverAll, listsOrdered, scansAll } from '../steps/textiles';

/** Ids of the shipped catalogue. */
const LAUNDRY = {
  srvcategoryid: 5,
  srvcattypeid: 501,
  grade: 'ECO',
  clothes: [
    { itemId: 50_101, count: 8 },
    { itemId: 50_103, count: 3 },
  ],
} as const;
const A_MOVE = { srvcategoryid: 14, srvcattypeid: 1402, personCount: 3 } as const;
const TEN_O_CLOCK = 11;
const TURNAROUND_DAYS = 2;
const BID_RIALS = 80_000_000;

const workPath = (taskid: number) => `/pelakman/orderlist/acceptworks/${taskid}/`;

/** To put off what other flows let ring is no tap. */
async function countsTaps(person: Person): Promise<() => number> {
  const readEffort = await countsEffort(person);
  const later = person.words.say('alerts.later');
  return () => readEffort().taps.filter((words) => words !== later).length;
}

interface Job {
  /** The person at the phone, who does the job. */
  readonly worker: Person;
  readonly provider: Caller;
  readonly buyer: Caller;
  readonly taskid: number;
}

async function acceptsInTheAlert({ worker, taskid }: Job, name: string): Promise<void> {
  await expect(alertDialog(worker, 'work')).toBeVisible();
  await keepsPicture(worker, `${name}-1-alert`);
  await slidesInAlert(worker);
  await putsOtherWorkOff(worker);
  await worker.page.waitForURL((url) => url.pathname.endsWith(workPath(taskid)));
  await keepsPicture(worker, `${name}-2-accepted`);
}

async function goesToTheDoor({ worker, provider, taskid }: Job, name: string): Promise<void> {
  const { page, site, words } = worker;
  await waitsForOpening(site, provider, taskid, 'depart');
  await page.reload();
  await moves(worker, provider, 'depart');
  await keepsPicture(worker, `${name}-3-on-the-way`);
  await page.getByRole('button', { name: words.say('on-the-way.share.arrive'), exact: true }).click();
}

const readsTheCode = async ({ buyer, taskid }: Job) =>
  (await buyer.call('clean/gettaskdetail', { taskid })).taskDetail.startCode ?? '';

async function beginsAndEnds(job: Job, name: string): Promise<void> {
  const { worker, provider, taskid } = job;
  const { page, site, words } = worker;
  await expect(page.getByLabel(words.say('provider.startCode.label'))).toBeFocused();
  await keepsPicture(worker, `${name}-4-door`);
  await startsByCode(worker, await readsTheCode(job));
  await expect(page.getByText(words.say('provider.states.IN_PROGRESS')).first()).toBeVisible();
  await keepsPicture(worker, `${name}-5-at-work`);
  await waitsForOpening(site, provider, taskid, 'finish');
  await page.reload();
  await moves(worker, provider, 'finish');
  await expect(page.getByText(words.say('provider.done.title'))).toBeVisible();
  await keepsPicture(worker, `${name}-6-done`);
}

test(
  'laundry takes as many taps as its hand-overs, and none for its pieces: a photo lists a kind, a typed tag enters itself',
  { tag: '@phone' },
  async ({ customer: worker, site }) => {
    const { page, words } = worker;
    const [provider, buyer] = [await aProvider(site.url), await register(site)];
    await declinesWhatWaits(provider);
    const countTaps = await countsTaps(worker);
    await waitsOnDashboard(worker, provider.mobile);
    const tapsBefore = countTaps();
    const gDate = await findFreeDay(provider);
    const wishes = { deliveryaddrid: await addAddress(buyer), gDate, deliverytimeid: TEN_O_CLOCK };
    const { taskid, reqid } = await buyer.call(
      'laundry/addlaundryrequest',
      {
        ...(await aDraft(buyer, { ...wishes, workerUserId: provider.userId })),
        ...LAUNDRY,
        clothes: [...LAUNDRY.clothes],
        serviceEnum: 'laundry',
        cleaningHours: null,
        returnDate: await findFreeDay(provider, addDays(gDate, TURNAROUND_DAYS)),
        returnTimeId: TEN_O_CLOCK,
      },
      aKey(),
    );
    await settleInCash(buyer, reqid);
    const job = { worker, provider, buyer, taskid };
    await acceptsInTheAlert(job, 'laundry');
    await goesToTheDoor(job, 'laundry');
    await keepsPicture(worker, 'laundry-4-door');
    for (const piece of ['shirt', 'trousers'])
      await listsOrdered(worker, words.say(`price-lines.laundryItems.${piece}`));
    await keepsPicture(worker, 'laundry-4-listed');
    const field = page.getByRole('textbox', { name: words.say('provider.startCode.signLabel') });
    await field.fill(await readsTheCode(job));
    await expect(page.getByText(words.say('textiles.work.scanTitle.workshop'))).toBeVisible();
    await keepsPicture(worker, 'laundry-5-picked-up');
    await handsOverAll(worker, provider, taskid, 'process');
    await keepsPicture(worker, 'laundry-6-washing');
    await handsOverAll(worker, provider, taskid, 'bringBack');
    await keepsPicture(worker, 'laundry-7-on-the-way-back');
    await scansAll(worker, provider, taskid);
    await field.fill(await readsTheCode(job));
    await expect(field).toBeHidden();
    const { pay } = (await provider.call('clean/gettaskdetail', { taskid })).taskDetail;
    const amount = words.tomans(pay?.cashDueRial ?? 0);
    const took = page.getByRole('button', { name: words.say('provider.cash.took', { amount }) });
    await expect(took).toBeInViewport();
    await keepsPicture(worker, 'laundry-8-cash');
    await took.click();
    const taken = words.say('provider.cash.standings.taken', { amount, isMachine: 'no' });
    await expect(page.getByText(taken).last()).toBeVisible();
    expect(countTaps() - tapsBefore).toBeLessThanOrEqual(MOST_OF_A_JOB.laundry);
  },
);

test(
  'a move takes as few taps from the chosen bid to its end',
  { tag: '@phone' },
  async ({ customer: worker, site }) => {
    const [provider, buyer] = [await aProvider(site.url), await register(site)];
    await declinesWhatWaits(provider);
    const countTaps = await countsTaps(worker);
    const addressId = await addAddress(buyer);
    const { taskid, reqid } = await buyer.call(
      'handyman/addhandymanrequest',
      {
        ...A_MOVE,
        serviceEnum: 'moving',
        deliveryaddrid: addressId,
        destinationaddrid: await addAddress(buyer),
        originAccess: { floor: 1, hasLift: true },
        destinationAccess: { floor: 2, hasLift: true },
        gDate: await findFreeDay(provider),
        deliverytimeid: TEN_O_CLOCK,
      },
      aKey(),
    );
    const bid = { taskid, sgtype: 'lump', sgamount: BID_RIALS, sgDesc: '' } as const;
    const { sgid } = await provider.call('suggestion/addsuggestion', bid, aKey());
    await waitsOnDashboard(worker, provider.mobile);
    const tapsBefore = countTaps();
    await choosesBid(buyer, sgid);
    await settleAtBank(buyer, reqid);
    const job = { worker, provider, buyer, taskid };
    await acceptsInTheAlert(job, 'move');
    await goesToTheDoor(job, 'move');
    await beginsAndEnds(job, 'move');
    expect(countTaps() - tapsBefore).toBeLessThanOrEqual(MOST_OF_A_JOB.paidOnline);
  },
);

/** The one call of this flow whose address has the bid in it. */
async function choosesBid({ siteUrl, token }: Caller, sgid: number): Promise<void> {
  const { name, text } = await send(siteUrl, {
    path: `main/suggestion/selectsuggestionbyuser/${sgid}`,
    method: 'GET',
    token,
  });
  if (name !== 'Success') throw new Error(`The bid cannot be chosen: ${text}`);
}

async function joins(company: Caller, member: Caller): Promise<void> {
  await company.call('team/invitemember', { mobile: member.mobile });
  const [invitation] = (await member.call('team/getteam', {})).lstInvitation;
  await member.call('team/answerinvitation', { memberid: invitation?.memberid ?? 0, isAccepted: true });
}

test(
  'a company hands a job on in two taps, and its worker does it in four; the wage of it stands in the month of both',
  { tag: '@phone' },
  async ({ customer: owner, meet, site }) => {
    const company = await becomesProvider(site, { place: 'company', firstName: 'Omid' });
    const member = await becomesProvider(site, { firstName: 'Roya' });
    await joins(company, member);
    const [{ memberid = 0 } = {}] = (await company.call('team/getteam', {})).lstMember;
    await company.call('team/setwage', { memberid, kind: 'share', percent: 40 });
    const buyer = await register(site);
    const countTaps = await countsTaps(owner);
    await logsIn(owner, company.mobile, company.password);
    const connected = listensToBroker(owner.page);
    await owner.open('/pelakman/dashboard/');
    await connected;
    const tapsBefore = countTaps();
    const taskid = await ordersOf(company, buyer);
    const alert = alertDialog(owner, 'work');
    await presses(alert.getByRole('radio', { name: new RegExp(member.name) }));
    await keepsPicture(owner, 'company-1-alert');
    await slidesInAlert(owner, member.name);
    await owner.page.waitForURL((url) => url.pathname.endsWith(workPath(taskid)));
    await keepsPicture(owner, 'company-2-handed-on');
    expect(countTaps() - tapsBefore).toBeLessThanOrEqual(MOST_OF_A_JOB.handedOn);

    const worker = await meet();
    const provider = await logIn(site.url, member.mobile, member.password);
    const countOfWorker = await countsTaps(worker);
    await logsIn(worker, member.mobile, member.password);
    await worker.open('/pelakman/dashboard/');
    await keepsPicture(worker, 'company-3-worker-today');
    await worker.open(workPath(taskid));
    const workerBefore = countOfWorker();
    const job = { worker, provider, buyer, taskid };
    await goesToTheDoor(job, 'company');
    await beginsAndEnds(job, 'company');
    expect(countOfWorker() - workerBefore).toBeLessThanOrEqual(MOST_OF_A_JOB.paidOnline - 1);
    await buyer.call('reqandpay/confirmtask', { taskid });
    await owner.open('/pelakman/team/');
    await expect(owner.page.getByText(owner.words.say('team.waiting.none'))).toBeVisible();
    await keepsPicture(owner, 'company-7-team');
  },
);

async function ordersOf(company: Caller, buyer: Caller): Promise<number> {
  const [slot] = await listFreeSlots(company.siteUrl, company);
  if (!slot) throw new Error(`${company.name} is free in no hour`);
  const { gDate, deliverytimeid } = slot;
  const where = { deliveryaddrid: await addAddress(buyer), gDate, deliverytimeid };
  const { taskid, reqid } = await place(buyer, await aDraft(buyer, { ...where, workerUserId: company.userId }));
  await settleAtBank(buyer, reqid);
  return taskid;
}
