import { eq } from 'drizzle-orm';

import { uploadedFiles, users } from '../schema';
import { aFreeProvider, TAJRISH_ID } from '../seed/stories/people';
import {
  PARTS,
  PERSON,
  SHEBA,
  aPerson,
  add,
  anApplicant,
  connection,
  get,
  keysOf,
  openApplications,
  operatorId,
  reject,
  remove,
  save,
  send,
  service,
  times,
  upload,
} from '../testing/applications';

beforeAll(openApplications);
afterAll(() => service.close());

describe('joinus/saveapplication', () => {
  it('[R-16] begins with the account’s values, and stores each part by itself, in its one form', async () => {
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

  it('[R-16] is the caller’s only, and refused to a provider', async () => {
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

  it('[R-16] removes a document with its file and bytes, only by its owner, and keeps one that the profile shows', async () => {
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

  it('[R-16] [C-media] a document is read by its owner alone until it is sent, then by an operator, too; a later one waits for the next time', async () => {
    const [as, other] = [await aPerson(), await aPerson()];
    const fileid = await upload(as);
    const read = (reader: number | null, paper = fileid) =>
      service.app.openFile(paper, {
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
    await add(as, 'identity');
    await add(as, 'skill');
    await save(as, PARTS);
    const detail = () => service.call('operator/getapplicationdetail', { userid: as }, { as: operatorId });
    const list = (state: 'applied' | 'rejected') =>
      service.call('operator/getallapplication', { state, pageSize: 50 }, { as: operatorId });
    await expect(read(operatorId)).rejects.toMatchObject({ key: 'not-yours' });
    await expect(detail()).rejects.toMatchObject({ key: 'not-found' });
    expect((await list('applied')).totalCount).toBe(0);
    await send(as);
    for (const reader of [as, operatorId])
      await expect(read(reader)).resolves.toMatchObject({ contentType: 'image/webp' });
    await reject(as);
    service.clock.advance(60_000);
    const later = await upload(as);
    await add(as, 'business', later);
    await expect(read(operatorId, later)).rejects.toMatchObject({ key: 'not-yours' });
    expect((await detail()).application.lstDocument).toHaveLength(3);
    expect((await list('rejected')).lstApplication).toContainEqual(expect.objectContaining({ userid: as }));
    await send(as);
    await expect(read(operatorId, later)).resolves.toMatchObject({ contentType: 'image/webp' });
    await expect(read(other)).rejects.toMatchObject({ key: 'not-yours', status: 403 });
    await expect(read(null)).rejects.toMatchObject({ key: 'Unauthorized', status: 401 });
  });
});
