import { expect, test } from '../fixtures/people';
import { aKey, logIn, register, send, type Answer, type Caller } from '../steps/api';
import { FALSE_PHOTO, aFalsePhoto, aPhoto } from '../steps/files';
import { logsIn, logsInByForm } from '../steps/identity';
import {
  addAddress,
  aDraft,
  aProvider,
  findFreeDay,
  listFreeSlots,
  SAMPLE_CUSTOMER_MOBILE,
  type Draft,
} from '../steps/market';
import {
  answersDateTime,
  answersDetails,
  answersFirstQuestion,
  answersPets,
  answersUpToTheDay,
  fillsAddress,
  isAtStep,
  opensDescription,
  ORDER_PAGE,
  savesAddress,
  step,
} from '../steps/ordering';
import { keepsPicture } from '../steps/screenshots';
import { toNumber, type Words } from '../steps/words';

const HUGE = 'x'.repeat(300_000);
const SCRIPT = '<script>window.hacked = true</script>';

/** The envelope, in the person's language: never a 500, never a bare page. */
type Values = Readonly<Record<string, string>>;

function expectRefusal(answer: Answer, words: Words, status: number, name: string, values?: Values): void {
  expect
    .soft([answer.status, answer.name, answer.words], answer.text.slice(0, 200))
    .toEqual([status, name, words.say(`errors.${name}`, values)]);
  expect.soft(answer.body.desc).toBe(name);
}

interface Attack {
  readonly what: string;
  readonly path: string;
  readonly body?: unknown;
  readonly method?: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly expected: readonly [status: number, name: string, values?: Values];
}

const json = { 'content-type': 'application/json' };
const attacks: readonly Attack[] = [
  {
    what: 'malformed JSON',
    path: 'main/security/login',
    body: '{"mobile": ',
    headers: json,
    expected: [400, 'malformed-request'],
  },
  {
    what: 'a list where an object belongs',
    path: 'main/security/register',
    body: [1, 2],
    expected: [400, 'invalid-input'],
  },
  {
    what: 'wrong types',
    path: 'main/clean/getcleanprice',
    body: { srvcattypeid: 'many', cleaningHours: {} },
    expected: [400, 'invalid-input'],
  },
  {
    what: 'a negative number of hours',
    path: 'main/clean/getcleanprice',
    body: { srvcattypeid: 301, cleaningHours: -3 },
    expected: [400, 'invalid-input'],
  },
  {
    what: 'a number beyond every number',
    path: 'main/clean/getcleanprice',
    body: { srvcattypeid: 1e21, cleaningHours: 3 },
    expected: [400, 'invalid-input'],
  },
  {
    what: 'a huge body',
    path: 'main/boot/docontactus',
    body: { name: 'A', mobile: '09121234567', text: HUGE },
    expected: [413, 'too-large'],
  },
  {
    what: 'a body that is no JSON at all',
    path: 'main/boot/calchours',
    body: HUGE.slice(0, 100),
    headers: { 'content-type': 'text/html' },
    expected: [415, 'unsupported-type', { given: 'text/html', expected: 'application/json' }],
  },
  { what: 'an unknown call', path: 'main/no/such/call', expected: [404, 'unknown-call'] },
  { what: 'the wrong method', path: 'main/security/login', method: 'GET', expected: [405, 'method-not-allowed'] },
  {
    what: 'a call for a person without one',
    path: 'main/clean/getallcurrenttaskbyuserid',
    expected: [401, 'Unauthorized'],
  },
  {
    what: 'a forged token',
    path: 'main/user/getuseraccount',
    headers: { ...json, authorization: "' or 1=1 --" },
    expected: [401, 'session-unknown'],
  },
  {
    what: 'a page id that is no number',
    path: 'main/pdp/fetch/three/0',
    method: 'GET',
    expected: [400, 'invalid-input'],
  },
  {
    what: 'a nul in a text',
    path: 'main/security/register',
    body: { firstname: 'A\u0000', lastname: 'B', mobilenumber: '09129999999' },
    expected: [400, 'malformed-request'],
  },
];

test(
  'unreadable requests are refused with the envelope, in the person’s language',
  { tag: '@no-screen' },
  async ({ customer, site }) => {
    const { words } = customer;
    for (const { what, expected, headers, ...sending } of attacks) {
      await test.step(what, async () =>
        expectRefusal(
          await send(site.url, { ...sending, headers: { 'accept-language': words.locale, ...headers } }),
          words,
          ...expected,
        ),
      );
    }
    for (const [range, status] of [
      ['bytes=0-3', 206],
      ['bytes=5-2', 416],
      ['bytes=a-b', 416],
      ['bytes=99999999-', 416],
      ['bytes=-99999999999999999999', 206],
    ] as const) {
      const answer = await fetch(`${site.url}/icons/plate.svg`, { headers: { range } });
      expect.soft([range, answer.status]).toEqual([range, status]);
    }
    const unmet = await fetch(`${site.url}/icons/plate.svg`, { headers: { 'if-match': '"another"' } });
    expect.soft(unmet.status).toBe(200);
  },
);

test(
  'orders of somebody else, unknown ids and hours that are over are refused, and nothing is done',
  { tag: '@no-screen' },
  async ({ customer, site }) => {
    const { words } = customer;
    const [owner, thief, provider] = await Promise.all([register(site), register(site), aProvider(site.url)]);
    const [ownAddress, thiefsAddress] = await Promise.all([addAddress(owner), addAddress(thief)]);
    // The last one: the others of this file and of the other flows order in the first weeks.
    const slot = (await listFreeSlots(site.url, provider)).at(-1);
    if (!slot) throw new Error('The provider is free in no hour');
    const draft = await aDraft(thief, {
      deliveryaddrid: thiefsAddress,
      gDate: slot.gDate,
      deliverytimeid: slot.deliverytimeid,
      workerUserId: provider.userId,
    });
    const placed = await owner.call('clean/addcleanrequest', { ...draft, deliveryaddrid: ownAddress }, aKey());
    const say = { 'accept-language': words.locale };
    const tries = (caller: Caller, path: string, body: object) =>
      send(site.url, { path, body, token: caller.token, headers: { ...say, 'idempotency-key': aKey() } });

    for (const [path, body] of [
      ['main/clean/gettaskdetail', { taskid: placed.taskid }],
      ['main/reqandpay/cancelrequest', { reqid: placed.reqid }],
      ['main/boot/getpayment', { reqid: placed.reqid }],
      ['ipg/ipg/startpayment', { reqid: placed.reqid }],
      ['main/reqandpay/confirmtask', { taskid: placed.taskid }],
      ['main/user/adddeliveryaddress', { deliveryaddrid: ownAddress, isenable: false }],
      ['main/clean/addcleanrequest', { ...draft, deliveryaddrid: ownAddress }],
    ] as const) {
      await test.step(path, async () => expectRefusal(await tries(thief, path, body), words, 403, 'not-yours'));
    }
    const wrongDrafts: readonly (readonly [string, Partial<Draft>, number, string])[] = [
      ['an hour that is over', { gDate: '2020-01-01' }, 409, 'slot-expired'],
      ['a day that is none', { gDate: '1405/09/31' }, 400, 'invalid-input'],
      ['an hour of the night', { deliverytimeid: 3 }, 409, 'slot-taken'],
      ['a provider who is none', { workerUserId: thief.userId }, 409, 'slot-taken'],
      ['a kind that is not there', { srvcattypeid: 999_999 }, 409, 'service-not-available'],
      ['a price that nobody quoted', { priceRial: -1 }, 409, 'price-changed'],
      ['somebody’s photo', { descriptionImageId: 999_999 }, 403, 'not-yours'],
    ];
    for (const [what, wrong, status, name] of wrongDrafts) {
      await test.step(what, async () =>
        expectRefusal(await tries(thief, 'main/clean/addcleanrequest', { ...draft, ...wrong }), words, status, name),
      );
    }
    expect((await thief.call('clean/getallcurrenttaskbyuserid', {})).lstTask).toEqual([]);
    expect((await owner.call('clean/gettaskdetail', { taskid: placed.taskid })).taskDetail.state).toBe(
      'PENDING_PAYMENT',
    );
  },
);

test(
  '[V-09] numbers may be typed in any digits, and a name that is none is refused in its field',
  { tag: '@phone' },
  async ({ customer, site, expectConsole }) => {
    expectConsole(/status of 400/);
    const { page, words } = customer;
    const person = await register(site, { firstname: 'O’Brien', lastname: 'Salehi \u202e' });
    const persian = person.mobile.replace(/\d/g, (digit) => String.fromCharCode(0x06f0 + Number(digit)));
    const arabic = person.mobile.replace(/\d/g, (digit) => String.fromCharCode(0x0660 + Number(digit)));
    for (const mobilenumber of [persian, arabic, `+98${person.mobile.slice(1)}`, `0098 ${person.mobile.slice(1)}`]) {
      const known = await send(site.url, { path: 'main/user/userexist', body: { mobilenumber } });
      expect([known.status, known.body.value], mobilenumber).toEqual([200, true]);
    }
    await logsInByForm(customer, arabic, person.password);
    await customer.open('/my-order-list/');
    await expect(page.getByRole('heading', { name: words.say('order-following.empty.title') })).toBeVisible();
    await customer.open('/user-profile/info/');
    const firstName = page.getByRole('textbox', { name: words.say('account.personal.firstName'), exact: true });
    await expect(firstName).toHaveValue('O’Brien');
    await firstName.fill(SCRIPT);
    await page.getByRole('button', { name: words.say('account.personal.save'), exact: true }).click();
    await expect(page.getByText(words.say('errors.fields.irregular-name'))).toBeVisible();
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
  },
);

test(
  'a photo that is none is refused, and a real one takes its place',
  { tag: '@desktop' },
  async ({ customer, site, expectConsole }) => {
    expectConsole(/status of 4(00|15)/);
    const { page, words } = customer;
    const sample = await logIn(site.url, SAMPLE_CUSTOMER_MOBILE);
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(aFalsePhoto().buffer)], { type: 'image/jpeg' }), 'photo.jpg');
    const refused = await send(site.url, {
      path: 'file/uploadimage',
      body: form,
      token: sample.token,
      headers: { 'accept-language': words.locale },
    });
    expectRefusal(refused, words, 415, 'unsupported-type', FALSE_PHOTO);

    await logsIn(customer, SAMPLE_CUSTOMER_MOBILE);
    await answersUpToTheDay(customer);
    await answersDateTime(customer, { gDate: await findFreeDay(await aProvider(site.url)) });
    await opensDescription(customer);
    await page.getByRole('textbox', { name: words.say('order.description.text') }).fill(SCRIPT);
    await page.getByLabel(words.say('order.description.photoAdd')).setInputFiles(aFalsePhoto());
    await expect(page.getByText(words.say('errors.unsupported-type', FALSE_PHOTO))).toBeVisible();
    await keepsPicture(customer, '50-false-photo');
    await page.getByLabel(words.say('order.description.photoAdd')).setInputFiles(aPhoto());
    await expect(page.getByText(words.say('order.description.photoDone'))).toBeVisible();
    await expect(page.getByRole('textbox', { name: words.say('order.description.text') })).toHaveValue(SCRIPT);
  },
);

test(
  'nothing typed is lost when the network fails: said in words, and sent again with one press',
  { tag: '@phone' },
  async ({ customer, site, expectConsole }) => {
    expectConsole(/ERR_INTERNET_DISCONNECTED/);
    const { page, words, context } = customer;
    const person = await register(site);
    await logsIn(customer, person.mobile, person.password);
    await customer.open(ORDER_PAGE);
    await answersFirstQuestion(customer);
    await answersDetails(customer);
    await answersPets(customer);
    await isAtStep(customer, step.address);
    await fillsAddress(customer, { text: 'Kept street 7', postalCode: '1961733114' });
    await context.setOffline(true);
    await savesAddress(customer);
    await expect(page.getByText(words.say('common.networkFailed'))).toBeVisible();
    await keepsPicture(customer, '51-offline');
    await expect(page.getByRole('textbox', { name: words.say('order.address.text'), exact: true })).toHaveValue(
      'Kept street 7',
    );
    expect(
      toNumber(
        await page.getByRole('textbox', { name: words.say('order.address.postalCode'), exact: true }).inputValue(),
      ),
    ).toBe(1961733114);
    await context.setOffline(false);
    await savesAddress(customer);
    await isAtStep(customer, step.dateTime);
    expect((await person.call('user/getdeliveryaddress', {})).lstDeliveryAddress).toHaveLength(1);
  },
);
