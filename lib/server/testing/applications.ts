import { randomUUID } from 'node:crypto';

import sharp from 'sharp';

import type { CallRequest } from '@/lib/contract';
import type { DocumentKind } from '@/lib/contract/provider-enumerations';

import { aCatalogue, aMobile, anOperator, TAJRISH_ID } from '../seed/stories/people';
import { createTestService, type TestService } from './call';
import { registerPerson } from './person';

export const SHEBA = 'IR062960000000100324200001';
export const PERSON = {
  firstName: 'نیکا',
  lastName: 'صالحي',
  gender: 'female',
  nationalCode: '۰۴۹۹۳۷۰۸۹۹',
  birthDate: '1992-03-19',
} as const;
export const PARTS = {
  person: PERSON,
  services: { lstSrvCategoryId: [3, 20], experienceYear: 4, aboutWorker: 'چهار سال نظافت' },
  area: { cityid: 1, lstLocationId: [TAJRISH_ID, 1002], lstWeekday: [6, 0, 0], startHour: 8, endHour: 18 },
  bank: { sheba: '۰۶ ۲۹۶۰ ۰۰۰۰ ۰۰۱۰ ۰۳۲۴ ۲۰۰۰ ۰۱' },
} satisfies CallRequest<'joinus/saveapplication'>;

export let service: TestService;
export let operatorId: number;
let photo: Uint8Array<ArrayBuffer>;

/** A marketplace of the test file's own, with an operator. Close `service` after the tests. */
export async function openApplications(): Promise<void> {
  service = await createTestService();
  await aCatalogue(service.context);
  operatorId = await anOperator(service.context);
  photo = new Uint8Array(
    await sharp({ create: { width: 20, height: 20, channels: 3, background: { r: 31, g: 68, b: 148 } } })
      .png()
      .toBuffer(),
  );
}

export const connection = () => service.context.ports.database.connection;
export const aPerson = async () =>
  (await registerPerson(service, aMobile(), { facts: { deviceId: randomUUID() } })).userId;
export const get = async (as: number) => (await service.call('joinus/getapplication', {}, { as })).application;
export const save = async (as: number, parts: CallRequest<'joinus/saveapplication'>) =>
  (await service.call('joinus/saveapplication', parts, { as })).application;
export const send = async (as: number) => (await service.call('joinus/sendapplication', {}, { as })).application;
export const upload = async (as: number) =>
  (await service.call('uploadimage', { file: photo }, { as })).lstFileDocument[0]?.fileid ?? 0;
export const add = async (as: number, docType: DocumentKind, fileid?: number) =>
  (await service.call('joinus/adddocument', { docType, fileid: fileid ?? (await upload(as)) }, { as })).application;
export const remove = async (as: number, fileid: number) =>
  (await service.call('joinus/adddocument', { fileid, isenable: false }, { as })).application;
export const approve = (userid: number, more: object = {}) =>
  service.call('operator/decideapplication', { decision: 'approve', userid, ...more }, { as: operatorId });
export const reject = (userid: number, reason = 'The photo of the card cannot be read.') =>
  service.call('operator/decideapplication', { decision: 'reject', userid, reason }, { as: operatorId });
export const accountOf = async (as: number) => (await service.call('user/getuseraccount', {}, { as })).account;
export const inboxOf = async (as: number) => (await service.call('user/getuserinbox', {}, { as })).userInboxLst;
export const times = <Result>(count: number, work: () => Promise<Result>) =>
  Promise.allSettled(Array.from({ length: count }, work));
export const keysOf = (outcomes: readonly PromiseSettledResult<unknown>[]) =>
  outcomes.map((outcome) => (outcome.status === 'rejected' ? outcome.reason.key : 'done')).sort();

/** An applicant with a photo, without which nobody who was just approved is offered. */
export async function anApplicant(): Promise<number> {
  const as = await aPerson();
  const { firstName, lastName } = await accountOf(as);
  await service.call('user/editprofile', { firstName, lastName, imageFileId: await upload(as) }, { as });
  await save(as, PARTS);
  await add(as, 'identity');
  await add(as, 'identity');
  await add(as, 'clear-record');
  return as;
}

export async function aSentApplication(): Promise<number> {
  const as = await anApplicant();
  await send(as);
  return as;
}
