import { eq } from 'drizzle-orm';

import { DAY_MS } from '@/lib/domain/constants/time-units';

import { applicationDocuments, inboxMessages, providerApplications, providers, userRoles } from '../schema';
import { aFreeProvider, anOperator, TAJRISH_ID } from '../seed/stories/people';
import {
  PARTS,
  PERSON,
  SHEBA,
  aPerson,
  aSentApplication,
  accountOf,
  add,
  anApplicant,
  approve,
  connection,
  get,
  inboxOf,
  keysOf,
  openApplications,
  operatorId,
  reject,
  remove,
  save,
  send,
  service,
  times,
} from '../testing/applications';

beforeAll(openApplications);
afterAll(() => service.close());

describe('joinus/sendapplication', () => {
  it('[R-16] names every missing field, and sends nothing', async () => {
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

  it('[R-16] [K-12] [E-23] puts it under review, tells its applicant and the operators, makes the user type 4, and closes it', async () => {
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

  it('[R-16] arrives once under concurrent calls', async () => {
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

  it('[R-16] has a limit of five times a day', async () => {
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

  it('[R-16] lists those to be decided on, and names a national code that came twice', async () => {
    const [first, second] = [await aSentApplication(), await aSentApplication()];
    const { lstApplication, totalCount } = await service.call(
      'operator/getallapplication',
      { pageSize: 50 },
      { as: operatorId },
    );
    expect(lstApplication.filter(({ userid }) => userid === first || userid === second)).toMatchObject([
      { userid: first, fullname: 'نیکا صالحی', state: 'documents' },
      { userid: second },
    ]);
    expect(totalCount).toBe(lstApplication.length);
    const detail = await service.call('operator/getapplicationdetail', { userid: first }, { as: operatorId });
    expect(detail).toMatchObject({
      application: {
        sheba: SHEBA,
        lstDocument: [{ docType: 'identity' }, { docType: 'identity' }, { docType: 'clear-record' }],
      },
      applicant: { userid: first },
    });
    expect(detail.lstSameNationalCode).toContain(second);
    const support = await anOperator(service.context, 'support');
    const masked = await service.call('operator/getapplicationdetail', { userid: first }, { as: support });
    expect(masked.application.sheba).toBe(`IR…${SHEBA.slice(-4)}`);
    expect(JSON.stringify(masked)).not.toContain(SHEBA.slice(2, -4));
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

  it('[R-16] [E-23] approves: role, profile, services, neighbourhoods, hours, and the badges of the accepted documents', async () => {
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

  it('[R-16] decides once under two opposite decisions', async () => {
    const as = await aSentApplication();
    expect(keysOf(await Promise.allSettled([approve(as), reject(as), approve(as)]))).toEqual([
      'application-closed',
      'application-closed',
      'done',
    ]);
    const roles = await connection().select().from(userRoles).where(eq(userRoles.userId, as));
    expect(roles).toHaveLength((await get(as)).state === 'approved' ? 1 : 0);
  });

  it('[R-16] rolls a whole approval back when a part of it fails', async () => {
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

it('keeps no document in two applications, and no application without its person', async () => {
  const rows = await connection().select().from(applicationDocuments);
  expect(new Set(rows.map(({ fileId }) => fileId)).size).toBe(rows.length);
  expect((await connection().select().from(providerApplications)).every(({ firstName }) => firstName !== '')).toBe(
    true,
  );
});
