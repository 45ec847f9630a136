import { z } from 'zod';

import { contract, listCallNames, type CallName } from '@/lib/contract';

import { anOrderStory, aPaidOrder, theProviderWorks, type OrderStory, type Placed } from '../seed/stories/orders';
import { anOperator, TAJRISH_ID } from '../seed/stories/people';
import { useMarket } from '../testing/use-market';

/** Calls that replace something, and why nobody overwrites another's words or choices with them. */
const NOBODY_IS_OVERWRITTEN: Partial<Record<CallName, string>> = {
  'security/logout': 'ends a session',
  'user/addusersetting': 'each switch is sent alone, and says what it shall be',
  'nonePreloader/user/getuserinboxdetail': 'says that something was read',
  'nonePreloader/user/readorderinbox': 'says that something was read',
  'nonePreloader/user/ackalert': 'says that something was heard',
  'ordermessage/getallmessage': 'says that something has arrived',
  'ordermessage/readmessage': 'says that something was read',
  'clean/gettaskdetail': 'says that something was opened',
  'analytics/purchase': 'is counted once',
  'user/addpushdevice': 'is of one browser',
  'user/removepushdevice': 'is of one browser',
  'bookmark/removebookmarks': 'names what it removes',
  'regular/declineoffer': 'answers one offer',
  'regular/answercustomer': 'answers one question',
  'regular/endkeeping': 'ends one thing',
  'regular/keepapart': 'one switch, which says what it shall be',
  'visitshare/endsharing': 'ends one thing',
  'ordermessage/blockconversation': 'one switch, which says what it shall be',
  'workphoto/setpublic': 'one switch of one side, which says what it shall be',
  'provider/answerpractice': 'one answer',
  'provider/endfeed': 'ends one thing',
  'team/setsupervisor': 'one choice, shown beside the member that it is of',
  'team/setwage': 'adds a row with its own day to a history, and replaces no row',
  'payout/savesheba': 'a whole account, typed anew each time',
  'payout/saverhythm': 'one choice, which says what it shall be',
  'suggestion/editsuggestion': 'a bid is its bidder’s alone, and a later amount is a new offer',
  'suggestion/savebidtemplate': 'makes a new one',
  'suggestion/removebidtemplate': 'names what it removes',
  'joinus/saveapplication': 'a draft is its applicant’s alone, and is saved with each step',
  'workvehicle/saveworkvehicle': 'a vehicle is sent whole with new papers, and is looked at anew',
  'workvehicle/removeworkvehicle': 'names what it removes',
  'workvehicle/gooffline': 'one switch',
  'workvehicle/filltank': 'one number of one’s own truck, as it is read there',
  'joinus/sendpaper': 'answers one request with a new paper',
  'workerprofile/endcertificate': 'ends one thing',
  'team/assignwork': 'hands one work over once, by the state of its order',
  'operator/assigncase': 'says whose case it was (`seenOwnerId`), and answers `case-taken`',
};

const takesSeen = (name: CallName) =>
  JSON.stringify(z.toJSONSchema(contract[name].input, { io: 'input', unrepresentable: 'any' })).includes('"seen":{');
const edits = (name: CallName) =>
  contract[name].limit === 'replaces' || /(^|\/)(save|edit|write|set|assign)[a-z]*$/i.test(name);
const NOT_AN_EDIT: readonly CallName[] = ['operator/writetoorder', 'orderrecipient/writemessage'];
const editing = listCallNames().filter((name) => contract[name].outcomes.some((outcome) => outcome === 'stale'));

const service = useMarket();
let story: OrderStory;
let placed: Placed;
let owner: number;

interface Attempt {
  readonly as: number;
  readonly input: Readonly<Record<string, unknown>>;
  /** The fields as the form shows them before anybody changes them. */
  readonly seen: Readonly<Record<string, unknown>>;
  /** The first person's save, and the save of another who has not seen it. */
  readonly first: Readonly<Record<string, unknown>>;
  readonly second: Readonly<Record<string, unknown>>;
}

beforeAll(async () => {
  story = await anOrderStory(service, { cashRials: 5_000_000 });
  placed = await aPaidOrder(story);
  await theProviderWorks(story, placed);
  owner = await anOperator(service.context);
});

const ATTEMPTS: Partial<Record<CallName, () => Promise<Attempt> | Attempt>> = {
  'operator/correctdetails': async () => {
    const userid = story.provider.userId;
    const { person } = await service.call('operator/getperson', { userid }, { as: owner });
    const { firstName, lastName } = person.details;
    return {
      as: owner,
      input: { userid, reason: 'As the identity card says' },
      seen: { firstName, lastName },
      first: { firstName: 'Mina', lastName: 'Rad', email: '' },
      second: { firstName: 'Sima', lastName: 'Rad', email: '' },
    };
  },
  'user/editprofile': async () => {
    const as = story.customer.userId;
    const { account } = await service.call('user/getuseraccount', {}, { as });
    return {
      as,
      input: {},
      seen: { firstName: account.firstName, email: account.email },
      first: { firstName: 'Mina', email: null },
      second: { firstName: 'Sima', email: 'sima@example.ir' },
    };
  },
  'user/adddeliveryaddress': async () => {
    const as = story.customer.userId;
    const [address] = (await service.call('user/getdeliveryaddress', {}, { as })).lstDeliveryAddress;
    if (!address) throw new Error('The customer has no address.');
    const { deliveryaddrid, deliveryaddrname, deliveryaddr, locationid } = address;
    return {
      as,
      input: { deliveryaddrid, locationid },
      seen: { deliveryaddrname, deliveryaddr },
      first: { deliveryaddrname, deliveryaddr: 'Second alley, 12' },
      second: { deliveryaddrname, deliveryaddr: 'Third alley, 4' },
    };
  },
  'provider/saveschedule': async () => {
    const as = story.provider.userId;
    const { schedule } = await service.call('provider/getschedule', {}, { as });
    const hours = (startHour: number) => ({ weekHours: [{ weekday: 0, startHour, endHour: 18 }] });
    return { as, input: {}, seen: { weekHours: schedule.weekHours }, first: hours(9), second: hours(10) };
  },
  'workerprofile/saveown': async () => {
    const as = story.provider.userId;
    const { profile } = await service.call('workerprofile/getown', {}, { as });
    return {
      as,
      input: {},
      seen: { slogan: profile.slogan, lstLocationId: profile.lstLocationId },
      first: { slogan: 'On time', lstLocationId: [TAJRISH_ID] },
      second: { slogan: 'With care', lstLocationId: [TAJRISH_ID] },
    };
  },
  'customernote/writenote': () => ({
    as: story.provider.userId,
    input: { taskid: placed.taskid },
    seen: { text: '' },
    first: { text: 'Ring twice' },
    second: { text: 'Ring once' },
  }),
  'customernote/ratecustomer': async () => {
    const as = story.provider.userId;
    const rating = { isReady: true, hasPaid: null, isRespectful: null };
    return {
      as,
      input: { taskid: placed.taskid },
      seen: { isReady: null, hasPaid: null, isRespectful: null },
      first: rating,
      second: { ...rating, isReady: false },
    };
  },
  'operator/savedeskview': async () => {
    const view = { title: 'Late', address: '?group=overdue', isShared: false };
    const { lstView } = await service.call('operator/savedeskview', view, { as: owner });
    return {
      as: owner,
      input: { viewid: lstView[0]?.viewid },
      seen: view,
      first: { ...view, title: 'Overdue' },
      second: { ...view, isShared: true },
    };
  },
  'operator/savedeskroles': async () => {
    await anOperator(service.context, 'support');
    const { lstPerson } = await service.call('operator/getdeskpeople', {}, { as: owner });
    const other = lstPerson.find(({ lstRole }) => lstRole.join() === 'support');
    return {
      as: owner,
      input: { mobile: other?.mobileNo, reason: 'They know the books' },
      seen: { lstRole: ['support'] },
      first: { lstRole: ['finance', 'support'] },
      second: { lstRole: ['catalogue'] },
    };
  },
  'operator/savecertificate': () => ({
    as: owner,
    input: { userid: story.provider.userId, kind: 'business', reason: 'A new paper' },
    seen: { isheld: false, validuntil: null },
    first: { isheld: true, validuntil: null },
    second: { isheld: true, validuntil: '2027-06-01' },
  }),
};

describe('an editing call', () => {
  it.each(listCallNames().filter((name) => edits(name) && !NOT_AN_EDIT.includes(name)))(
    '%s has the values that filled its form, or a reason why nobody is overwritten',
    (name) => {
      const isExcepted = Object.hasOwn(NOBODY_IS_OVERWRITTEN, name);
      expect([name, editing.includes(name)]).toEqual([name, !isExcepted]);
      expect([name, takesSeen(name)]).toEqual([name, !isExcepted]);
    },
  );

  it.each(editing)(
    '[B-18] %s refuses a stale save with the other’s change, and accepts it afterwards',
    async (name) => {
      const attempt = await ATTEMPTS[name]?.();
      if (!attempt) throw new Error(`${name} needs its attempt in this file.`);
      const { as, input, seen, first, second } = attempt;
      const save = (fields: object, from: object) =>
        service.callWrongly(name, { ...input, ...fields, seen: from }, { as });
      await save(first, seen);
      const stale = await save(second, seen).then(
        () => null,
        (error: unknown) => error,
      );
      const theirs = Object.fromEntries(Object.keys(seen).map((field) => [field, Reflect.get(first, field)]));
      expect(stale).toMatchObject({ key: 'stale', status: 409, details: { theirs } });
      await save(second, theirs);
    },
  );

  it('saves over the present values without `seen`', async () => {
    const as = story.customer.userId;
    await service.call('user/editprofile', { firstName: 'Zahra', lastName: 'Rad' }, { as });
    const { account } = await service.call(
      'user/editprofile',
      { email: null, seen: { email: 'sima@example.ir' } },
      { as },
    );
    expect(account).toMatchObject({ firstName: 'Zahra', lastName: 'Rad' });
  });
});
