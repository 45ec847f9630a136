import { expect, test, type Person } from '../fixtures/people';
import { logIn, register, type Caller } from '../steps/api';
import { logsIn } from '../steps/identity';
import { addAddress, aDraft, listFreeSlots, place, settleAtBank } from '../steps/market';
import { presses as pressesOn } from '../steps/controls';
import { becomesProvider } from '../steps/provider-application';
import { alertDialog, listensToBroker, slidesInAlert, waitsForOpening } from '../steps/provider-work';
import { keepsPicture } from '../steps/screenshots';

const TEAM = '/pelakman/team/';
/** A name within a sentence keeps its own direction. */
const isolates = (name: string) => `\u2068${name}\u2069`;
const WEEK_MS = 7 * 24 * 60 * 60_000;

const scrollsUp = ({ page }: Person) => page.evaluate(() => window.scrollTo(0, 0));

const presses = ({ page, words }: Person, key: string) =>
  page.getByRole('button', { name: words.say(`team.${key}`), exact: true }).click();

async function invites(company: Person, mobile: string): Promise<void> {
  const { page, words } = company;
  await page.getByRole('textbox', { name: words.say('auth.mobile.label') }).fill(words.digits(mobile));
  await presses(company, 'invite.send');
  await expect(page.getByRole('link', { name: words.digits(mobile) })).toBeVisible();
}

/** Paid, at an hour at which the company is free. */
async function placesAnOrder(company: Caller, customer: Caller): Promise<number> {
  const [slot] = await listFreeSlots(customer.siteUrl, company);
  if (!slot) throw new Error(`${company.name} is free in no hour`);
  const { gDate, deliverytimeid } = slot;
  const address = { deliveryaddrid: await addAddress(customer), gDate, deliverytimeid };
  const { taskid, reqid } = await place(customer, await aDraft(customer, { ...address, workerUserId: company.userId }));
  await settleAtBank(customer, reqid);
  return taskid;
}

async function acceptsAnOrder(company: Caller, customer: Caller): Promise<number> {
  const taskid = await placesAnOrder(company, customer);
  await company.call('expert/movetask', { taskid, move: 'accept' });
  return taskid;
}

const PERCENT = 40;

/** The company pays a member a share of each job. */
async function setsTheWage({ page, words }: Person, member: Caller): Promise<void> {
  const title = words.say('team.wage.setOf', { name: member.name });
  await page.getByRole('button', { name: title, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: title });
  await dialog.getByRole('textbox', { name: words.say('team.wage.percent') }).fill(words.digits(PERCENT));
  await dialog.getByRole('button', { name: words.say('team.wage.save'), exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(words.say('team.wage.share', { percent: words.digits(PERCENT) }))).toBeVisible();
}

async function handsOn(leader: Person, to: Caller): Promise<void> {
  const { page, words } = leader;
  const dialog = page.getByRole('dialog', { name: words.say('team.assign.title') });
  await expect(dialog.getByText(to.name).first()).toBeVisible();
  await keepsPicture(leader, '95-who-goes');
  await dialog.getByRole('button', { name: words.say('team.assign.giveTo', { name: to.name }), exact: true }).click();
  await expect(dialog).toBeHidden();
}

const EXCUSE = 'My car does not start. I am sorry.';

/** From the page of a work that they were handed; it is among their works no more. */
async function givesItBack(worker: Person): Promise<void> {
  const { page, words } = worker;
  await presses(worker, 'return.open');
  const dialog = page.getByRole('dialog', { name: words.say('team.return.title') });
  await dialog.getByRole('textbox').fill(EXCUSE);
  await keepsPicture(worker, '98-gives-back');
  await dialog.getByRole('button', { name: words.say('team.return.send'), exact: true }).click();
  await expect(page.getByText(words.say('team.return.done'))).toBeVisible();
  await expect(page).toHaveURL(worker.at('/pelakman/orderlist/acceptworks/'));
}

test(
  'a company invites a worker and hands an accepted work to them, the customer sees who comes, and a work that is given back is handed out again',
  { tag: '@phone' },
  async ({ customer: owner, meet, site }) => {
    // The phones' clocks are a week behind the marketplace's, whose today counts.
    await site.advanceClock(WEEK_MS);
    const company = await becomesProvider(site, { place: 'company', firstName: 'Omid' });
    const worker = await becomesProvider(site, { firstName: 'Roya' });
    const supervisor = await becomesProvider(site, { place: 'supervisor', firstName: 'Sina' });
    const customer = await register(site);

    await logsIn(owner, company.mobile, company.password);
    await owner.open(TEAM);
    await expect(owner.page.getByText(owner.words.say('team.members.none'))).toBeVisible();
    await keepsPicture(owner, '90-empty-team');
    await invites(owner, worker.mobile);
    await invites(owner, supervisor.mobile);
    await keepsPicture(owner, '91-invited');

    const invited = await meet();
    await logsIn(invited, worker.mobile, worker.password);
    await invited.open('/pelakman/dashboard/');
    await invited.page.getByRole('link', { name: invited.words.say('team.link.open') }).click();
    await expect(
      invited.page.getByRole('heading', { name: invited.words.say('team.invitation.title', { name: company.name }) }),
    ).toBeVisible();
    await keepsPicture(invited, '92-invitation');
    await presses(invited, 'invitation.accept');
    await expect(invited.page.getByText(invited.words.say('team.place.worker', { name: company.name }))).toBeVisible();
    const [invitation] = (await supervisor.call('team/getteam', {})).lstInvitation;
    await supervisor.call('team/answerinvitation', { memberid: invitation?.memberid ?? 0, isAccepted: true });

    const taskid = await acceptsAnOrder(company, customer);
    await owner.page.reload();
    const ledBy = owner.page.getByRole('combobox', { name: owner.words.say('team.members.ledBy') });
    await ledBy.first().selectOption({ label: supervisor.name });
    await setsTheWage(owner, worker);
    await scrollsUp(owner);
    await keepsPicture(owner, '93-team');
    await presses(owner, 'assign.open');
    await handsOn(owner, supervisor);
    await expect(owner.page.getByText(owner.words.say('team.waiting.none'))).toBeVisible();

    const leader = await meet();
    await logsIn(leader, supervisor.mobile, supervisor.password);
    await leader.open(TEAM);
    await findsTheWeekOf(leader, 'assign.again');
    await keepsPicture(leader, '94-supervisor');
    await presses(leader, 'assign.again');
    await handsOn(leader, worker);

    const buyer = await meet();
    await logsIn(buyer, customer.mobile, customer.password);
    await buyer.open(`/my-order-list/current_order/?taskid=${taskid}`);
    await expect(buyer.page.getByText(worker.name).first()).toBeVisible();
    await keepsPicture(buyer, '96-who-comes');

    await invited.open(`/pelakman/orderlist/acceptworks/${taskid}/`);
    await expect(
      invited.page.getByText(invited.words.say('team.handed.forCompany', { name: isolates(company.name) })),
    ).toBeVisible();
    await keepsPicture(invited, '97-handed-work');
    await givesItBack(invited);
    // The page of the company is open, and hears of it by itself.
    await expect(owner.page.getByText(owner.words.say('team.return.by', { name: worker.name }))).toBeVisible();
    await expect(owner.page.getByText(EXCUSE, { exact: true })).toBeVisible();
    await keepsPicture(owner, '99-waits-again');
    // The car runs again.
    await presses(owner, 'assign.open');
    await handsOn(owner, worker);
    await expect(owner.page.getByText(EXCUSE, { exact: true })).toBeHidden();
    const comes = await logIn(site.url, worker.mobile, worker.password);
    await waitsForOpening(site, comes, taskid, 'depart');
    await comes.call('expert/movetask', { taskid, move: 'depart' });
    await comes.call('ontheway/shareposition', { taskid, position: { latitude: 35.8044, longitude: 51.4256 } });
    await owner.open(`/pelakman/orderlist/acceptworks/${taskid}/`);
    await expect(owner.page.getByRole('heading', { name: owner.words.say('on-the-way.waits.title') })).toBeVisible();
    await keepsPicture(owner, '99-worker-on-the-way');
    const { startCode } = (await customer.call('clean/gettaskdetail', { taskid })).taskDetail;
    await waitsForOpening(site, comes, taskid, 'start');
    await comes.call('expert/movetask', { taskid, move: 'start', startCode: startCode ?? '' });
    expect((await customer.call('clean/gettaskdetail', { taskid })).taskDetail.state).toBe('IN_PROGRESS');
  },
);

/** A week begins on Saturday. */
const toPlaceInWeek = (gDate: string) => (new Date(gDate).getUTCDay() + 1) % 7;

async function joins(company: Caller, member: Caller): Promise<void> {
  await company.call('team/invitemember', { mobile: member.mobile });
  const [invitation] = (await member.call('team/getteam', {})).lstInvitation;
  await member.call('team/answerinvitation', { memberid: invitation?.memberid ?? 0, isAccepted: true });
}

test(
  'a company accepts in the alert and hands the job to its free member with one slide, and its day board has the job in the row of that person',
  { tag: '@desktop' },
  async ({ customer: owner, site }) => {
    const company = await becomesProvider(site, { place: 'company', firstName: 'Omid' });
    const worker = await becomesProvider(site, { firstName: 'Roya' });
    const other = await becomesProvider(site, { firstName: 'Kian' });
    for (const member of [worker, other]) await joins(company, member);
    const customer = await register(site);
    await logsIn(owner, company.mobile, company.password);
    const connected = listensToBroker(owner.page);
    await owner.open('/pelakman/dashboard/');
    await connected;
    const taskid = await placesAnOrder(company, customer);
    const alert = alertDialog(owner, 'work');
    await pressesOn(alert.getByRole('radio', { name: new RegExp(worker.name) }));
    await keepsPicture(owner, '95-who-goes-in-the-alert');
    await slidesInAlert(owner, worker.name);
    await owner.page.waitForURL((url) => url.pathname.endsWith(`/pelakman/orderlist/acceptworks/${taskid}/`));
    await expect(
      owner.page.getByText(owner.words.say('team.handed.to', { name: isolates(worker.name) })).first(),
    ).toBeVisible();
    const { gDate } = (await company.call('clean/gettaskdetail', { taskid })).taskDetail;

    await owner.open(TEAM);
    await findsTheWeekOf(owner, 'assign.again');
    const board = owner.page.getByRole('group', { name: owner.words.say('team.board.day') });
    await pressesOn(board.getByRole('radio').nth(toPlaceInWeek(gDate)));
    const row = owner.page.getByRole('list', { name: owner.words.say('team.board.hoursOf', { name: worker.name }) });
    await expect(row.getByRole('link')).toHaveCount(1);
    await keepsPicture(owner, '94-day-board');
    await row.getByRole('button').click();
    await handsOn(owner, other);
    await expect(row.getByRole('link')).toHaveCount(0);
  },
);

/** The first free hour lies in the week of today, which shows first, or in the next one. */
async function findsTheWeekOf({ page, words }: Person, key: string): Promise<void> {
  const found = page.getByRole('button', { name: words.say(`team.${key}`), exact: true });
  // Not the tab of the same word.
  const today = page.getByText(words.say('team.days.today'), { exact: true }).and(page.locator(':not(a)'));
  await expect(today).toBeVisible();
  if (!(await found.isVisible()))
    await page.getByRole('button', { name: words.say('schedule.calendar.next'), exact: true }).click();
  await expect(found).toBeVisible();
}
