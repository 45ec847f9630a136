import { randomUUID } from 'node:crypto';

import { eq } from 'drizzle-orm';
import sharp from 'sharp';

import type { CallRequest } from '@/lib/contract';
import { DAY_MS } from '@/lib/domain/constants';

import {
  applicationDocuments,
  inboxMessages,
  providerApplications,
  providers,
  uploadedFiles,
  userRoles,
  users,
} from '../schema';
import { aCatalogue, aFreeProvider, aMobile, anOperator, TAJRISH_ID } from '../seed/stories/people';
import { createTestService, type TestService } from '../testing/call';
import { registerPerson } from '../testing/person';

const SHEBA = 'IR062960000000100324200001';
const PERSON = {
  firstName: 'نیکا',
  lastName: 'صالحي',
  gender: 'female',
  nationalCode: '۰۴۹۹۳۷۰۸۹۹',
  birthDate: '1992-03-19',
} as const;
const PARTS = {
  person: PERSON,
  services: { lstSrvCategoryId: [3, 20], experienceYear: 4, aboutWorker: 'چهار سال نظافت' },
  area: { cityid: 1, lstLocationId: [TAJRISH_ID, 1002], lstWeekday: [6, 0, 0], startHour: 8, endHour: 18 },
  bank: { sheba: '۰۶ ۲۹۶۰ ۰۰۰۰ ۰۰۱۰ ۰۳۲۴ ۲۰۰۰ ۰۱' },
} satisfies CallRequest<'joinus/saveapplication'>;

let service: TestService;
let operatorId: number;
let photo: Uint8Array<ArrayBuffer>;
beforeAll(async () => {
  service = await createTestService();
  await aCatalogue(service.context);
  operatorId = await anOperator(service.context);
  photo = new Uint8Array(
    await sharp({ create: { width: 20, height: 20, channels: 3, background: { r: 31, g: 68, b: 148 } } })
      .png()
      .toBuffer(),
  );
});
afterAll(() => service.close());

const connection = () => service.context.ports.database.connection;
const aPerson = async () => (await registerPerson(service, aMobile(), { facts: { deviceId: randomUUID() } })).userId;
const get = async (as: number) => (await service.call('joinus/getapplication', {}, { as })).application;
const save = async (as: number, parts: CallRequest<'joinus/saveapplication'>) =>
  (await service.call('joinus/saveapplication', parts, { as })).application;
const send = async (as: number) => (await service.call('joinus/sendapplication', {}, { as })).application;
const upload = async (as: number) =>
  (await service.call('uploadimage', { file: photo }, { as })).lstFileDocument[0]?.fileid ?? 0;
const add = async (as: number, docType: 'identity' | 'skill' | 'clear-record' | 'business', fileid?: number) =>
  (await service.call('joinus/adddocument', { docType, fileid: fileid ?? (await upload(as)) }, { as })).application;
const remove = async (as: number, fileid: number) =>
  (await service.call('joinus/adddocument', { fileid, isenable: false }, { as })).application;
const approve = (userid: number, more: object = {}) =>
  service.call('operator/decideapplication', { decision: 'approve', userid, ...more }, { as: operatorId });
const reject = (userid: number, reason = 'The photo of the card cannot be read.') =>
  service.call('operator/decideapplication', { decision: 'reject', userid, reason }, { as: operatorId });
const accountOf = async (as: number) => (await service.call('user/getuseraccount', {}, { as })).account;
const inboxOf = async (as: number) => (await service.call('user/getuserinbox', {}, { as })).userInboxLst;
const times = <Result>(count: number, work: () => Promise<Result>) =>
  Promise.allSettled(Array.from({ length: count }, work));
const keysOf = (outcomes: readonly PromiseSettledResult<unknown>[]) =>
  outcomes.map((outcome) => (outcome.status === 'rejected' ? outcome.reason.key : 'done')).sort();

async function anApplicant(): Promise<number> {
  const as = await aPerson();
  await save(as, PARTS);
  await add(as, 'identity');
  await add(as, 'clear-record');
  return as;
}

async function aSentApplication(): Promise<number> {
  const as = await anApplicant();
  await send(as);
  return as;
}

describe('joinus/saveapplication', () => {
  it('[R-16] begins with what the account knows, and keeps each part by itself, in its one form', async () => {
    const as = await aPerson();
    expect(await get(as)).toMatchObject({
      state: null,
      person: { firstName: 'Sara', lastName: 'Ahmadi', nationalCode: null },
      lstDocument: [],
    });
    expect((await save(as, { bank: PARTS.bank })).sheba).toBe(SHEBA);
    expect(await save(as, { area: PARTS.area })).toMatchObject({
      state: 'applied',
      sheba: SHEBA,
      person: { firstName: 'Sara' },
      area: { cityid: 1, lstLocationId: [TAJRISH_ID, 1002], lstWeekday: [0, 6], startHour: 8, endHour: 18 },
    });
    expect(await save(as, { person: PERSON })).toMatchObject({
      person: {
        firstName: 'نیکا',
        lastName: 'صالحی',
        gender: 'female',
        nationalCode: '0499370899',
        birthDate: '1992-03-19',
      },
    });
    await save(as, { services: PARTS.services });
    expect((await save(as, { services: { ...PARTS.services, lstSrvCategoryId: [20, 20] } })).services).toEqual({
      lstSrvCategoryId: [20],
      experienceYear: 4,
      aboutWorker: 'چهار سال نظافت',
    });
    expect((await get(as)).lstMissing).toEqual(['documents.identity', 'documents.certificate']);
  });

  it.each([
    [{ person: { ...PERSON, nationalCode: '0499370898' } }, 'person.nationalCode', 'wrong-national-code'],
    [{ person: { ...PERSON, birthDate: '1992-02-30' } }, 'person.birthDate', 'invalid-type'],
    [{ person: { ...PERSON, birthDate: '2026-11-21' } }, 'person.birthDate', 'invalid-type'],
    [{ person: { ...PERSON, firstName: ' ' } }, 'person.firstName', 'too-short'],
    [{ services: { ...PARTS.services, lstSrvCategoryId: [] } }, 'services.lstSrvCategoryId', 'required'],
    [{ services: { ...PARTS.services, lstSrvCategoryId: [3, 4711] } }, 'services.lstSrvCategoryId', 'unknown'],
    [{ area: { ...PARTS.area, lstLocationId: [] } }, 'area.lstLocationId', 'required'],
    [{ area: { ...PARTS.area, lstLocationId: [TAJRISH_ID, 3001] } }, 'area.lstLocationId', 'unknown'],
    [{ area: { ...PARTS.area, cityid: 4711 } }, 'area.lstLocationId', 'unknown'],
    [{ area: { ...PARTS.area, lstWeekday: [] } }, 'area.lstWeekday', 'required'],
    [{ area: { ...PARTS.area, startHour: 18 } }, 'area.endHour', 'out-of-range'],
    [{ bank: { sheba: 'IR062960000000100324200002' } }, 'bank.sheba', 'wrong-sheba'],
    [{ bank: { sheba: '6037991122334455' } }, 'bank.sheba', 'wrong-sheba'],
  ])('[R-16] refuses %j by its field, and changes nothing', async (parts, field, message) => {
    const as = await aPerson();
    const before = await save(as, { bank: PARTS.bank });
    await expect(save(as, parts)).rejects.toMatchObject({ key: 'invalid-input', fields: [{ field, message }] });
    expect(await get(as)).toEqual(before);
  });

  it('takes a first change from two devices at once', async () => {
    const as = await aPerson();
    expect(
      keysOf(
        await Promise.allSettled([
          save(as, { bank: PARTS.bank }),
          save(as, { area: PARTS.area }),
          save(as, { services: PARTS.services }),
        ]),
      ),
    ).toEqual(['done', 'done', 'done']);
    expect(await get(as)).toMatchObject({ sheba: SHEBA, area: { cityid: 1 }, services: { lstSrvCategoryId: [3, 20] } });
  });

  it('[R-16] is nobody’s but the caller’s, and nothing for who is a provider already', async () => {
    const [mine, others] = [await anApplicant(), await anApplicant()];
    await save(mine, { bank: PARTS.bank });
    expect((await get(others)).lstDocument).not.toEqual((await get(mine)).lstDocument);
    const { userId: as } = await aFreeProvider(service.context);
    expect(await service.call('joinus/getapplication', {}, { as })).toMatchObject({ isProvider: true });
    await expect(save(as, { bank: PARTS.bank })).rejects.toMatchObject({ key: 'application-closed', status: 409 });
    for (const name of ['joinus/getapplication', 'joinus/sendapplication'] as const)
      await expect(service.call(name, {})).rejects.toMatchObject({ key: 'Unauthorized' });
  });
});

describe('joinus/adddocument', () => {
  it('[R-16] takes only the caller’s own photos, three of a kind, and each once', async () => {
    const [as, other] = [await aPerson(), await aPerson()];
    await expect(add(as, 'identity', await upload(other))).rejects.toMatchObject({
      key: 'invalid-input',
      fields: [{ field: 'fileid', message: 'unknown' }],
    });
    await expect(add(as, 'identity', 999_999)).rejects.toMatchObject({ fields: [{ field: 'fileid' }] });
    const first = await upload(as);
    await add(as, 'skill', first);
    expect((await add(as, 'identity', first)).lstDocument).toEqual([
      { docType: 'identity', fileid: first, fileurl: `/api/file/uploads/${first}` },
    ]);
    await add(as, 'identity');
    await add(as, 'identity');
    await expect(add(as, 'identity')).rejects.toMatchObject({ key: 'limit-reached', params: { limit: 3 } });
    expect(keysOf(await times(5, () => add(as, 'business')))).toEqual([
      'done',
      'done',
      'done',
      'limit-reached',
      'limit-reached',
    ]);
  });

  it('[R-16] removes a paper with its file and bytes, its owner’s alone, and keeps one that the profile shows', async () => {
    const [as, other] = [await aPerson(), await aPerson()];
    const fileid = await upload(as);
    await add(as, 'identity', fileid);
    await expect(remove(other, fileid)).rejects.toMatchObject({ key: 'not-found' });
    const [{ storageKey } = { storageKey: '' }] = await connection()
      .select()
      .from(uploadedFiles)
      .where(eq(uploadedFiles.id, fileid));
    expect(await service.context.ports.storage.find(storageKey)).not.toBeNull();
    expect((await remove(as, fileid)).lstDocument).toEqual([]);
    expect(await connection().select().from(uploadedFiles).where(eq(uploadedFiles.id, fileid))).toEqual([]);
    expect(await service.context.ports.storage.find(storageKey)).toBeNull();
    await expect(remove(as, fileid)).rejects.toMatchObject({ key: 'not-found' });
    const face = await upload(as);
    await add(as, 'identity', face);
    await connection().update(users).set({ imageFileId: face }).where(eq(users.id, as));
    await remove(as, face);
    expect(await connection().select().from(uploadedFiles).where(eq(uploadedFiles.id, face))).toHaveLength(1);
  });

  it('[R-16] [C-media] a paper is read by its owner and an operator alone, and by no operator before it is one', async () => {
    const [as, other] = [await aPerson(), await aPerson()];
    const fileid = await upload(as);
    const read = (reader: number | null) =>
      service.app.openFile(fileid, {
        authorization: reader === null ? null : `as-user-${reader}`,
        locale: 'en',
        siteUrl: '',
        ipAddress: '192.0.2.1',
        deviceId: 'd',
        isBrowserPage: true,
        idempotencyKey: null,
        captchaResponse: null,
        referralToken: null,
        requestId: 'r',
      });
    await expect(read(operatorId)).rejects.toMatchObject({ key: 'not-yours' });
    await add(as, 'identity', fileid);
    for (const reader of [as, operatorId])
      await expect(read(reader)).resolves.toMatchObject({ contentType: 'image/webp' });
    await expect(read(other)).rejects.toMatchObject({ key: 'not-yours', status: 403 });
    await expect(read(null)).rejects.toMatchObject({ key: 'Unauthorized', status: 401 });
  });
});

describe('joinus/sendapplication', () => {
  it('[R-16] names everything that is missing, by field, and sends nothing', async () => {
    const as = await aPerson();
    await expect(send(as)).rejects.toMatchObject({ key: 'invalid-input' });
    await save(as, { person: PERSON, services: PARTS.services });
    for (let tries = 0; tries < 6; tries += 1)
      await expect(send(as)).rejects.toMatchObject({
        key: 'invalid-input',
        fields: [
          'area.cityid',
          'area.lstLocationId',
          'area.lstWeekday',
          'area.startHour',
          'documents.identity',
          'documents.certificate',
          'bank.sheba',
        ].map((field) => ({ field, message: 'required' })),
      });
    expect(await inboxOf(as)).toHaveLength(1);
  });

  it('[R-16] [K-12] puts it under review, tells its applicant and the operators, makes the user type 4, and closes it', async () => {
    const as = await anApplicant();
    expect(await accountOf(as)).toMatchObject({ userType: 4, roleId: null });
    expect(await send(as)).toMatchObject({
      state: 'documents',
      sentAtMs: service.clock.now().getTime(),
      lstMissing: [],
    });
    expect((await inboxOf(as))[0]).toMatchObject({ title: 'Your application has arrived' });
    const { mobileNo } = await accountOf(as);
    expect((await inboxOf(operatorId))[0]?.body).toContain(mobileNo);
    await expect(save(as, { bank: PARTS.bank })).rejects.toMatchObject({ key: 'application-closed' });
    await expect(add(as, 'skill')).rejects.toMatchObject({ key: 'application-closed' });
    await expect(remove(as, (await get(as)).lstDocument[0]?.fileid ?? 0)).rejects.toMatchObject({
      key: 'application-closed',
    });
    expect(await accountOf(await aPerson())).toMatchObject({ userType: 2 });
  });

  it('[R-16] sent several times at once arrives once', async () => {
    const as = await anApplicant();
    expect(keysOf(await times(4, () => send(as)))).toEqual([
      'application-closed',
      'application-closed',
      'application-closed',
      'done',
    ]);
    expect(
      (await connection().select().from(inboxMessages).where(eq(inboxMessages.userId, as))).filter(
        ({ event }) => event === 'application-sent',
      ),
    ).toHaveLength(1);
  });

  it('[R-16] is taken five times a day', async () => {
    const as = await anApplicant();
    for (let sent = 0; sent < 5; sent += 1) {
      await send(as);
      await reject(as);
    }
    await expect(send(as)).rejects.toMatchObject({
      key: 'TooMuchRequest',
      status: 429,
      retryAfterSeconds: DAY_MS / 1000,
    });
    service.clock.advance(DAY_MS);
    await expect(send(as)).resolves.toMatchObject({ state: 'documents', rejectReason: null });
  });
});

describe('operator/decideapplication', () => {
  it('[R-16] is an operator’s alone, as are the list and the details', async () => {
    const as = await aSentApplication();
    const { userId: provider } = await aFreeProvider(service.context);
    for (const stranger of [as, provider]) {
      await expect(
        service.call('operator/decideapplication', { decision: 'approve', userid: as }, { as: stranger }),
      ).rejects.toMatchObject({ key: 'operators-only', status: 403 });
      await expect(
        service.call('operator/getapplicationdetail', { userid: as }, { as: stranger }),
      ).rejects.toMatchObject({ key: 'operators-only' });
      await expect(service.call('operator/getallapplication', {}, { as: stranger })).rejects.toMatchObject({
        key: 'operators-only',
      });
    }
    await expect(approve(4711)).rejects.toMatchObject({ key: 'not-found', status: 404 });
    const unsent = await anApplicant();
    await expect(approve(unsent)).rejects.toMatchObject({ key: 'application-closed' });
  });

  it('[R-16] lists those to be decided on, and tells of a national code that came twice', async () => {
    const [first, second] = [await aSentApplication(), await aSentApplication()];
    const { lstApplication, totalCount } = await service.call(
      'operator/getallapplication',
      { pageSize: 500 },
      { as: operatorId },
    );
    expect(lstApplication.filter(({ userid }) => userid === first || userid === second)).toMatchObject([
      { userid: first, fullname: 'نیکا صالحی', state: 'documents' },
      { userid: second },
    ]);
    expect(totalCount).toBe(lstApplication.length);
    const detail = await service.call('operator/getapplicationdetail', { userid: first }, { as: operatorId });
    expect(detail).toMatchObject({
      application: { sheba: SHEBA, lstDocument: [{ docType: 'identity' }, { docType: 'clear-record' }] },
      applicant: { userid: first },
    });
    expect(detail.lstSameNationalCode).toContain(second);
  });

  it('[R-16] rejects with a reason that its applicant reads, corrects and sends again', async () => {
    const as = await aSentApplication();
    await expect(reject(as, 'no')).rejects.toMatchObject({
      key: 'invalid-input',
      fields: [{ field: 'reason', message: 'too-short' }],
    });
    expect(await reject(as)).toEqual({ state: 'rejected' });
    await service.sendMessages();
    expect(service.sms.at(-1)?.text).toContain('not approved');
    expect((await inboxOf(as))[0]?.body).toContain('The photo of the card cannot be read.');
    expect(await get(as)).toMatchObject({
      state: 'rejected',
      rejectReason: 'The photo of the card cannot be read.',
      lstMissing: [],
    });
    await expect(approve(as)).rejects.toMatchObject({ key: 'application-closed' });
    expect(await save(as, { person: { ...PERSON, firstName: 'Nika' } })).toMatchObject({
      state: 'rejected',
      rejectReason: expect.any(String),
      person: { firstName: 'Nika' },
    });
    expect(await send(as)).toMatchObject({ state: 'documents', rejectReason: null, decidedAtMs: null });
  });

  it('[R-16] approves: role, profile, services, neighbourhoods, hours, and the badges of the papers that were found good', async () => {
    const as = await anApplicant();
    await add(as, 'skill');
    await send(as);
    expect(await approve(as, { lstCertificate: ['clear-record'] })).toEqual({ state: 'approved' });
    expect(await accountOf(as)).toMatchObject({
      roleId: 16,
      userType: 5,
      firstName: 'نیکا',
      lastName: 'صالحی',
      nationalCode: '0499370899',
      birthDate: '1992-03-19',
    });
    const [profile] = await connection().select().from(providers).where(eq(providers.userId, as));
    expect(profile).toMatchObject({
      status: 'active',
      experienceMonths: 48,
      hasClearRecordCertificate: true,
      hasSkillCertificate: false,
      hasBusinessCertificate: false,
      merchantName: 'نیکا صالحی',
    });
    const configuration = await service.call('suggestion/getexpertconfiguration', {}, { as });
    expect(configuration).toMatchObject({
      lstSrvCategoryId: [20, 3].sort((one, other) => one - other),
      lstLocationId: [TAJRISH_ID, 1002],
    });
    expect(configuration.lstSrvCatTypeId.length).toBeGreaterThanOrEqual(8);
    await service.sendMessages();
    expect(service.sms.at(-1)?.text).toContain('approved');
    expect(await service.call('joinus/getapplication', {}, { as })).toMatchObject({
      isProvider: true,
      application: { state: 'approved' },
    });
    await expect(reject(as)).rejects.toMatchObject({ key: 'application-closed' });
  });

  it('[R-16] decided both ways at once is decided once', async () => {
    const as = await aSentApplication();
    expect(keysOf(await Promise.allSettled([approve(as), reject(as), approve(as)]))).toEqual([
      'application-closed',
      'application-closed',
      'done',
    ]);
    const roles = await connection().select().from(userRoles).where(eq(userRoles.userId, as));
    expect(roles).toHaveLength((await get(as)).state === 'approved' ? 1 : 0);
  });

  it('[R-16] takes the whole of an approval back when a part of it fails', async () => {
    const as = await aSentApplication();
    await connection()
      .insert(providers)
      .values({
        userId: as,
        merchantId: 1,
        merchantName: 'x',
        workerCode: `X${as}`,
        gender: 'male',
        status: 'suspended',
        registeredAt: service.clock.now(),
      });
    await expect(approve(as)).rejects.toMatchObject({ key: 'UnknownError' });
    expect((await get(as)).state).toBe('documents');
    expect(await connection().select().from(userRoles).where(eq(userRoles.userId, as))).toEqual([]);
  });
});

it('keeps no paper in two applications, and no application without its person', async () => {
  const rows = await connection().select().from(applicationDocuments);
  expect(new Set(rows.map(({ fileId }) => fileId)).size).toBe(rows.length);
  expect((await connection().select().from(providerApplications)).every(({ firstName }) => firstName !== '')).toBe(
    true,
  );
});
