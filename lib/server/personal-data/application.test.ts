import { getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import sharp from 'sharp';

import { toPasswordDigest } from '@/lib/domain/person/password';

import * as schema from '../schema';
import { aMobile, anOperator, TAJRISH_ID } from '../seed/stories/people';
import { registerPerson } from '../testing/person';
import { useMarket } from '../testing/use-market';

const SHEBA = 'IR062960000000100324200001';
const FAMILY = 'Zarrinkafshzadeh';
const ABOUT = 'Nobody irons like me';
const NATIONAL_CODE = '0499370899';

const service = useMarket();
let operatorId: number;
beforeAll(async () => {
  operatorId = await anOperator(service.context);
});

const connection = () => service.context.ports.database.connection;

/** A person whose application is under review. */
async function anApplicant() {
  const person = await registerPerson(service, aMobile());
  const as = { as: person.userId };
  const photo = new Uint8Array(
    await sharp({ create: { width: 20, height: 20, channels: 3, background: { r: 31, g: 68, b: 148 } } })
      .png()
      .toBuffer(),
  );
  await service.call(
    'joinus/saveapplication',
    {
      person: {
        firstName: 'Nika',
        lastName: FAMILY,
        gender: 'female',
        nationalCode: NATIONAL_CODE,
        birthDate: '1992-03-19',
      },
      services: { lstSrvCategoryId: [3], aboutWorker: ABOUT },
      area: { cityid: 1, lstLocationId: [TAJRISH_ID], lstWeekday: [0], startHour: 8, endHour: 18 },
      bank: { sheba: SHEBA },
    },
    as,
  );
  for (const docType of ['identity', 'identity', 'skill'] as const) {
    const { lstFileDocument } = await service.call('uploadimage', { file: photo }, as);
    await service.call('joinus/adddocument', { docType, fileid: lstFileDocument[0]?.fileid ?? 0 }, as);
  }
  await service.call('joinus/sendapplication', {}, as);
  return person;
}

async function findWords(words: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const table of Object.values<unknown>(schema)) {
    if (!is(table, PgTable)) continue;
    const text = JSON.stringify(await connection().select().from(table));
    found.push(...words.filter((word) => text.includes(word)).map((word) => `${getTableName(table)}: ${word}`));
  }
  return found;
}

it('the copy has the application with its documents, without the operator who decided', async () => {
  const { userId } = await anApplicant();
  await service.call(
    'operator/decideapplication',
    { decision: 'reject', userid: userId, reason: 'The photo is dark.' },
    { as: operatorId },
  );
  const { personalData } = await service.call('user/getpersonaldata', {}, { as: userId });
  expect(personalData).toMatchObject({
    application: {
      state: 'rejected',
      lastName: FAMILY,
      nationalCode: NATIONAL_CODE,
      about: ABOUT,
      sheba: SHEBA,
      rejectionReason: 'The photo is dark.',
      categoryIds: [3],
      locationIds: [TAJRISH_ID],
      papers: [{ kind: 'identity' }, { kind: 'identity' }, { kind: 'skill' }],
    },
  });
  expect(personalData.files).toHaveLength(3);
  expect(personalData.application).not.toHaveProperty('decidedBy');
  expect((await service.call('user/getpersonaldata', {}, { as: operatorId })).personalData).toMatchObject({
    application: null,
    messages: { inbox: [] },
  });
});

it('an erasure deletes the application, its documents with their bytes, and the operators’ notices of it', async () => {
  const { userId, mobile, password, token } = await anApplicant();
  const files = (await connection().select().from(schema.uploadedFiles)).filter(({ ownerId }) => ownerId === userId);
  expect((await findWords([mobile])).length).toBeGreaterThan(1);
  await service.call('user/eraseaccount', { password: toPasswordDigest(mobile, password) }, { authorization: token });
  expect((await findWords([mobile])).filter((found) => found !== `throttles: ${mobile}`)).toEqual([]);
  for (const table of [
    schema.providerApplications,
    schema.applicationServices,
    schema.applicationLocations,
    schema.applicationDocuments,
  ]) {
    expect((await connection().select().from(table)).filter((row) => row.userId === userId)).toEqual([]);
  }
  expect(files).toHaveLength(3);
  for (const { storageKey } of files) expect(await service.context.ports.storage.find(storageKey)).toBeNull();
  await expect(
    service.call('operator/getapplicationdetail', { userid: userId }, { as: operatorId }),
  ).rejects.toMatchObject({ key: 'not-found' });
});
