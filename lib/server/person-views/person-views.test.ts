import { randomUUID } from 'node:crypto';

import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';

import { contract, listCallNames, type CallName } from '@/lib/contract';
import type { DeskRole } from '@/lib/contract/desk-enumerations';
import { PERSON_VIEW_MS } from '@/lib/domain/constants/identity';
import { CODES, isOpenInView, READS_WITHOUT_A_TRACE } from '@/lib/domain/person/view-access';
import { anOrderStory, aPaidOrder, type OrderStory, type Placed } from '../seed/stories/orders';
import { anOperator } from '../seed/stories/people';
import { auditEntries, inboxMessages, tasks, uploadedFiles, userRoles } from '../schema';
import { notePassword, startSession } from '../session';
import { useMarket } from '../testing/use-market';
import { runDueWork } from '../timers';

const REASON = 'The order does not show in the list.';
const names = listCallNames();
const writing = names.filter(
  (name) => contract[name].limit !== 'reads' && !READS_WITHOUT_A_TRACE.includes(name) && name !== 'operator/endview',
);

const service = useMarket({ checksLedger: true });
const connection = () => service.context.ports.database.connection;
let story: OrderStory;
let placed: Placed;
let userid: number;

beforeEach(async () => {
  story = await anOrderStory(service, { cashRials: 5_000_000 });
  placed = await aPaidOrder(story);
  userid = story.customer.userId;
});

/** An operator with a session of their own, as a browser has one. */
async function comes(...roles: readonly DeskRole[]) {
  const operatorId = await anOperator(service.context, ...roles);
  const owner = { userId: operatorId, deviceId: '00000000-0000-4000-8000-000000000009', network: null };
  const { token, sessionId } = await startSession(connection(), owner, service.clock.now());
  return { operatorId, sessionId, by: { authorization: token } };
}

async function looks(...roles: readonly DeskRole[]) {
  const operator = await comes(...roles);
  await service.call('operator/beginview', { userid, reason: REASON }, operator.by);
  return operator;
}

const FACTS = {
  locale: 'fa',
  siteUrl: 'http://localhost:3000',
  ipAddress: '192.0.2.9',
  deviceId: '00000000-0000-4000-8000-000000000009',
  isBrowserPage: true,
  idempotencyKey: null,
  captchaResponse: null,
  referralToken: null,
  requestId: 'view',
} as const;
const opens = (fileId: number, { authorization }: { readonly authorization: string }) =>
  service.app.openFile(fileId, { ...FACTS, authorization });

async function aFile(ownerId: number): Promise<number> {
  const { ports } = service.context;
  const storageKey = `2026-11/${randomUUID()}.webp`;
  await ports.storage.put(storageKey, new Uint8Array([1]), 'image/webp');
  const createdAt = service.clock.now();
  const row = { ownerId, storageKey, contentType: 'image/webp', sizeBytes: 1, createdAt };
  const [file] = await connection().insert(uploadedFiles).values(row).returning();
  return file?.id ?? 0;
}

const findError = (name: CallName, by: { readonly authorization: string }): Promise<unknown> =>
  service.callWrongly(name, {}, by).then(
    () => null,
    (error: unknown) => Reflect.get(Object(error), 'key') as unknown,
  );

const IS_A_SECRET = /(code|key|password|token|secret|hash)$/i;
/** Fields of orders, people, banks and services that every reader of them may know. */
const HARMLESS = [
  'bankCode',
  'deliveryZipCode',
  'destinationZipCode',
  'economicCode',
  'inviteCode',
  'key',
  'nationalCode',
  'reqcode',
  'returnCode',
  'workerCode',
];

function listFields(schema: z.ZodType): string[] {
  const walk = (node: unknown): string[] => {
    if (Array.isArray(node)) return node.flatMap(walk);
    if (typeof node !== 'object' || node === null) return [];
    const own = 'properties' in node && node.properties ? Object.keys(node.properties) : [];
    return [...own, ...Object.values(node).flatMap(walk)];
  };
  return walk(z.toJSONSchema(schema, { unrepresentable: 'any' }));
}

/** Every row of every table, but those that say who looks. */
async function readEverything(): Promise<string> {
  const tables = await connection().execute(
    sql`select tablename from pg_tables where schemaname = 'public' and tablename not in ('audit_entries', 'sessions') order by 1`,
  );
  const rows = (tables as unknown as { rows: readonly { tablename: string }[] }).rows;
  const marks: string[] = [];
  for (const { tablename } of rows) {
    const table = sql.identifier(tablename);
    const found = await connection().execute(
      sql`select md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as mark from ${table} t`,
    );
    marks.push(`${tablename} ${(found as unknown as { rows: readonly { mark: string }[] }).rows[0]?.mark}`);
  }
  return marks.join('\n');
}

describe('an operator who sees the site with a person’s eyes', () => {
  it('is that person to every call that reads, and the operator again once the view has ended', async () => {
    const { by, operatorId } = await looks('support');
    expect((await service.call('user/getuserinfo', {}, by)).account).toMatchObject({ userId: userid });
    const { taskDetail } = await service.call('clean/gettaskdetail', { taskid: placed.taskid }, by);
    expect(taskDetail).toMatchObject({ taskid: placed.taskid });
    expect((await service.call('operator/getview', {}, by)).view).toMatchObject({ userid, isLive: true });
    await service.call('operator/endview', { userid }, by);
    expect((await service.call('user/getuserinfo', {}, by)).account).toMatchObject({ userId: operatorId });
    expect((await service.call('operator/getview', {}, by)).view).toMatchObject({ userid, isLive: false });
  });

  it('changes nothing: every call that writes is refused, and no row of any table differs', async () => {
    const { by } = await looks('owner');
    const before = await readEverything();
    for (const name of writing) expect([name, await findError(name, by)]).toEqual([name, 'view-only']);
    for (const name of names.filter((other) => contract[other].limit === 'reads')) await findError(name, by);
    expect(await readEverything()).toBe(before);
  });

  it('reads a message and a conversation, and neither counts as read', async () => {
    const [message] = await connection().select().from(inboxMessages).where(eq(inboxMessages.userId, userid));
    const { by } = await looks('support');
    const before = await readEverything();
    const { userInbox } = await service.call('nonePreloader/user/getuserinboxdetail', { id: message?.id ?? 0 }, by);
    expect(userInbox).toMatchObject({ id: message?.id, isSeen: false });
    await service.call('ordermessage/getallmessage', { taskid: placed.taskid }, by);
    expect(await readEverything()).toBe(before);
  });

  it('opens the photos and recordings of the person’s orders with the role for support, and each is logged', async () => {
    const own = await aFile(userid);
    const paper = await aFile(userid);
    await connection().update(tasks).set({ photoFileId: own }).where(eq(tasks.id, placed.taskid));
    const sent = await aFile(story.provider.userId);
    const photo = { taskid: placed.taskid, fileid: sent, text: '' };
    await service.call('ordermessage/addmessage', photo, { as: story.provider.userId });
    const { by, operatorId } = await looks('support');
    for (const fileId of [own, sent]) expect((await opens(fileId, by)).contentType).toBe('image/webp');
    await expect(opens(paper, by)).rejects.toMatchObject({ key: 'not-yours' });
    const rows = await connection().select().from(auditEntries).where(eq(auditEntries.actorId, operatorId));
    const logged = rows.filter(({ action }) => action === 'file').map(({ subjectId }) => subjectId);
    expect(logged).toEqual([own, sent]);
    const finance = await looks('finance');
    await expect(opens(own, finance.by)).rejects.toMatchObject({ key: 'not-yours' });
    await service.call('operator/endview', { userid }, by);
    await expect(opens(own, by)).rejects.toMatchObject({ key: 'not-yours' });
  });

  it('gets none of the person’s alerts', async () => {
    const { by } = await looks('support');
    for (const name of ['nonePreloader/suggestion/gettopicname', 'nonePreloader/user/getalert'] as const)
      await expect(service.call(name, {}, by)).rejects.toMatchObject({ key: 'view-only', status: 403 });
  });

  it('reads no conversation with the role for finance alone, and no Sheba without it', async () => {
    const finance = await looks('finance');
    await expect(
      service.call('ordermessage/getallmessage', { taskid: placed.taskid }, finance.by),
    ).rejects.toMatchObject({ key: 'view-only' });
    userid = story.provider.userId;
    await service.call('payout/savesheba', { sheba: 'IR062960000000100324200001' }, { as: userid }).catch(() => null);
    const support = await looks('support');
    const shown = await service.call('payout/getpayouts', {}, support.by);
    expect(JSON.stringify(shown)).not.toContain('IR06');
  });

  it('sees no code', async () => {
    await service.call('expert/movetask', { taskid: placed.taskid, move: 'accept' }, { as: story.provider.userId });
    const own = await service.call('clean/gettaskdetail', { taskid: placed.taskid }, { as: userid });
    const { by } = await looks('owner');
    const shown = await service.call('clean/gettaskdetail', { taskid: placed.taskid }, by);
    expect(own.taskDetail.startCode).toEqual(expect.any(String));
    expect(shown.taskDetail.startCode).not.toBe(own.taskDetail.startCode);
    expect(shown.taskDetail.startCode).not.toMatch(/\d/);
  });

  it('sees no field whose name is that of a code, a key or a secret', () => {
    const open = Object.values(contract).filter((call) => isOpenInView(call, ['owner']) && call.access !== 'operator');
    const named = new Set(open.flatMap(({ answer }) => listFields(answer)).filter((field) => IS_A_SECRET.test(field)));
    expect([...named].filter((field) => !CODES.includes(field as (typeof CODES)[number])).sort()).toEqual(HARMLESS);
  });

  it('is logged, with each look', async () => {
    const { by, operatorId } = await looks('support');
    await service.call('wallet/getaccountbalance', {}, by);
    const rows = await connection().select().from(auditEntries).where(eq(auditEntries.actorId, operatorId));
    const logged = rows.map(({ action, outcome, subjectId, reason }) => [action, outcome, subjectId, reason]);
    expect(logged).toEqual([
      ['operator/beginview', 'done', userid, REASON],
      ['wallet/getaccountbalance', 'read', userid, null],
    ]);
  });

  it('is back at the desk after half an hour, and the person has been told, once', async () => {
    const { by, operatorId, sessionId } = await looks('support');
    service.clock.advance(PERSON_VIEW_MS - 1);
    expect((await service.call('user/getuserinfo', {}, by)).account).toMatchObject({ userId: userid });
    service.clock.advance(1);
    expect((await service.call('user/getuserinfo', {}, by)).account).toMatchObject({ userId: operatorId });
    await service.runWatched(() => runDueWork(service.context));
    await service.runWatched(() => runDueWork(service.context));
    const told = await connection().select().from(inboxMessages).where(eq(inboxMessages.userId, userid));
    expect(told.filter(({ event }) => event === 'desk-view')).toHaveLength(1);
    const { lstView } = await service.call('user/getviews', {}, { as: userid });
    expect(lstView).toMatchObject([{ reason: REASON }]);
    expect((lstView[0]?.endedAtMs ?? 0) - (lstView[0]?.beganAtMs ?? 0)).toBe(PERSON_VIEW_MS);
    await notePassword(connection(), sessionId, service.clock.now());
    await service.call('operator/beginview', { userid, reason: REASON }, by);
  });

  it('sees with their own eyes from the moment the role is taken', async () => {
    const { by, operatorId } = await looks('support');
    await connection()
      .update(userRoles)
      .set({ deskRoles: ['catalogue'] })
      .where(eq(userRoles.userId, operatorId));
    expect((await service.call('user/getuserinfo', {}, by)).account).toMatchObject({ userId: operatorId });
  });

  it('is asked for the password, gives a reason, and cannot view a colleague at the desk', async () => {
    const { by, operatorId } = await comes('support');
    const colleague = await anOperator(service.context);
    for (const other of [operatorId, colleague])
      await expect(service.call('operator/beginview', { userid: other, reason: REASON }, by)).rejects.toMatchObject({
        key: 'not-yours',
      });
    await expect(service.call('operator/beginview', { userid: 999_999, reason: REASON }, by)).rejects.toMatchObject({
      key: 'not-found',
    });
    await expect(service.callWrongly('operator/beginview', { userid, reason: '' }, by)).rejects.toMatchObject({
      key: 'invalid-input',
    });
    service.clock.advance(PERSON_VIEW_MS);
    await expect(service.call('operator/beginview', { userid, reason: REASON }, by)).rejects.toMatchObject({
      key: 'password-needed',
    });
  });

  it('stays with the session that began it: another of this operator’s works as ever', async () => {
    const { operatorId } = await looks('support');
    expect((await service.call('user/getuserinfo', {}, { as: operatorId })).account).toMatchObject({
      userId: operatorId,
    });
  });
});
