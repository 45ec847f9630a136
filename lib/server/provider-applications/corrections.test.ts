import { eq } from 'drizzle-orm';

import type { CallRequest } from '@/lib/contract';

import { users } from '../schema';
import {
  PARTS,
  PERSON,
  accountOf,
  add,
  approve,
  aSentApplication,
  connection,
  get,
  inboxOf,
  openApplications,
  operatorId,
  remove,
  save,
  send,
  service,
} from '../testing/applications';

beforeAll(openApplications);
afterAll(() => service.close());

type Rejection = Extract<CallRequest<'operator/decideapplication'>, { decision: 'reject' }>;

const DARK = { part: 'identity', reason: 'The photo is too dark to be read.' } as const;
const OWNER = { part: 'bank', reason: 'This account is somebody else’s.' } as const;

const sendBack = (userid: number, lstPartToCorrect: Rejection['lstPartToCorrect']) =>
  service.call(
    'operator/decideapplication',
    { decision: 'reject', userid, reason: 'Two things are to be corrected.', lstPartToCorrect },
    { as: operatorId },
  );
const correctedOf = async (as: number) =>
  (await get(as)).lstPartToCorrect.filter(({ isCorrected }) => isCorrected).map(({ part }) => part);

describe('an application sent back', () => {
  it('[R-16] names the parts to correct with their reasons, in the order of the parts, each once', async () => {
    const as = await aSentApplication();
    expect((await get(as)).lstPartToCorrect).toEqual([]);
    await sendBack(as, [OWNER, DARK, { part: 'bank' }]);
    expect((await get(as)).lstPartToCorrect).toEqual([
      { ...DARK, isCorrected: false },
      { ...OWNER, isCorrected: false },
    ]);
    await expect(sendBack(as, [{ part: 'hat' as 'bank' }])).rejects.toMatchObject({ key: 'invalid-input' });
  });

  it('[R-16] marks the changed ones: an unchanged save does not count', async () => {
    const as = await aSentApplication();
    await sendBack(as, [DARK, OWNER, { part: 'person' }]);
    await save(as, { person: PERSON, bank: PARTS.bank });
    await add(as, 'skill');
    expect(await correctedOf(as)).toEqual([]);
    await save(as, { person: { ...PERSON, lastName: 'Karimi' } });
    expect(await correctedOf(as)).toEqual(['person']);
    const card = (await get(as)).lstDocument.find(({ docType }) => docType === 'identity');
    await remove(as, card?.fileid ?? 0);
    await add(as, 'identity');
    expect(await correctedOf(as)).toEqual(['person', 'identity']);
  });

  it('[R-16] keeps the right parts, and the operator sees the asked ones until the next decision', async () => {
    const as = await aSentApplication();
    await sendBack(as, [OWNER]);
    await save(as, { bank: { sheba: 'IR820540102680020817909002' } });
    expect(await send(as)).toMatchObject({ state: 'documents', lstMissing: [], services: PARTS.services });
    const { application } = await service.call('operator/getapplicationdetail', { userid: as }, { as: operatorId });
    expect(application.lstPartToCorrect).toEqual([{ ...OWNER, isCorrected: true }]);
    await approve(as);
    expect((await get(as)).lstPartToCorrect).toEqual([]);
  });
});

describe('an applicant’s notices', () => {
  it('[R-16] come by SMS, by e-mail and in the inbox, at the arrival and at the rejection, each with the link', async () => {
    const as = await aSentApplication();
    const { mobileNo } = await accountOf(as);
    const heard = () => ({
      sms: service.sms.filter(({ mobile }) => mobile === mobileNo).at(-1)?.text,
      mail: service.mails.filter(({ recipient }) => recipient === 'nika@example.ir').at(-1)?.text,
    });
    await service.sendMessages();
    expect(heard().sms).toMatch(/has arrived.*\nhttp\S+\/en\/joinus\/register\/$/s);
    await connection().update(users).set({ email: 'nika@example.ir' }).where(eq(users.id, as));
    await sendBack(as, [DARK, { part: 'area' }]);
    await service.sendMessages();
    expect(heard().sms).toMatch(/neighbourhoods, days and hours, photo of your.*\nhttp\S+\/en\/joinus\/register\/$/s);
    expect(heard().mail).toMatch(
      /photo of your national ID card: The photo is too dark.*\nhttp\S+\/en\/joinus\/register\//s,
    );
    const [message] = await inboxOf(as);
    expect(message).toMatchObject({ path: '/joinus/register/' });
    expect(message?.body).toContain(
      '• neighbourhoods, days and hours\n• photo of your national ID card: The photo is too dark to be read.',
    );
    await send(as);
    await service.sendMessages();
    expect(heard().mail).toMatch(/looking at your details.*\nhttp\S+\/en\/joinus\/register\//s);
  });
});
