import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { eq } from 'drizzle-orm';

import { APPROVAL_MS } from '@/lib/domain/constants/money';

import { approvals, users } from '../schema';
import { aCustomerWithAnAddress, anOperator } from '../seed/stories/people';
import { useMarket } from '../testing/use-market';
import { answerAsSecond, askForSecond, findApproval, listAsked, setDeskRoles, type ApprovalBasis } from '.';

const service = useMarket();
const PROPOSAL = { rials: 60_000_000, to: [3, 1] };
const FACTS = { state: 'open', paidRials: 96_000_000 };
let first: number;
let second: number;
let beneficiaryId: number;
let subjectId = 0;

beforeAll(async () => {
  [first, second] = [await anOperator(service.context), await anOperator(service.context)];
  beneficiaryId = (await aCustomerWithAnAddress(service.context)).userId;
});
beforeEach(() => {
  subjectId += 1;
});

const database = () => service.context.ports.database;
const toBasis = (facts: unknown = FACTS): ApprovalBasis => ({
  matter: 'refund',
  subjectId,
  facts,
  beneficiaryIds: [beneficiaryId],
});
const by = (operatorId: number) => ({ operatorId, now: service.clock.now() });
const ask = (operatorId = first, facts?: unknown) =>
  database().transaction((transaction) =>
    askForSecond(transaction, { ...toBasis(facts), proposal: PROPOSAL }, by(operatorId)),
  );
const answer = (isApproved = true, operatorId = second, facts?: unknown) =>
  database().transaction((transaction) => answerAsSecond(transaction, toBasis(facts), isApproved, by(operatorId)));
const find = (facts: unknown = FACTS) =>
  findApproval(database().connection, { ...toBasis(), facts }, service.clock.now());
const listEnds = async () =>
  (await database().connection.select().from(approvals).where(eq(approvals.subjectId, subjectId))).map(
    ({ ended, endedById }) => [ended, endedById],
  );

describe('a second operator’s approval', () => {
  it('[B-28] returns the first one’s proposal, once', async () => {
    await ask();
    expect(await find()).toMatchObject({ proposal: PROPOSAL, askedById: first });
    expect(
      await listAsked(database().connection, { ...toBasis(), subjectIds: [subjectId] }, service.clock.now()),
    ).toEqual(new Set([subjectId]));
    expect(await answer()).toMatchObject({ proposal: PROPOSAL, askedById: first });
    expect(await listEnds()).toEqual([['approved', second]]);
    expect(await find()).toBeNull();
    await expect(answer()).rejects.toMatchObject({ key: 'move-not-allowed' });
  });

  it('[B-28] is never the first operator’s, whatever roles they have, nor a beneficiary’s', async () => {
    await expect(ask(beneficiaryId)).rejects.toMatchObject({ key: 'not-yours' });
    await ask();
    for (const as of [first, beneficiaryId]) await expect(answer(true, as)).rejects.toMatchObject({ key: 'not-yours' });
    await expect(ask(second)).rejects.toMatchObject({ key: 'move-not-allowed' });
  });

  it('[B-28] is not a second account’s of the first operator: one national code is one person', async () => {
    const same = await anOperator(service.context);
    for (const id of [first, same])
      await database().connection.update(users).set({ nationalCode: '0499370899' }).where(eq(users.id, id));
    await ask();
    await expect(answer(true, same)).rejects.toMatchObject({ key: 'not-yours' });
  });

  it('[B-28] is void when any fact of it has changed by one rial, and the first can ask anew', async () => {
    await ask();
    const changed = { ...FACTS, paidRials: FACTS.paidRials + 1 };
    expect(await find(changed)).toBeNull();
    await expect(answer(true, second, changed)).rejects.toMatchObject({ key: 'approval-void' });
    await ask(first, changed);
    await answer(true, second, changed);
    expect(await listEnds()).toEqual([
      ['void', null],
      ['approved', second],
    ]);
  });

  it('does not depend on the order of its facts', async () => {
    await ask();
    await answer(true, second, { paidRials: FACTS.paidRials, state: FACTS.state });
    expect(await listEnds()).toEqual([['approved', second]]);
  });

  it('[B-28] lapses after seven days', async () => {
    await ask();
    service.clock.advance(APPROVAL_MS);
    expect(await find()).toBeNull();
    await expect(answer()).rejects.toMatchObject({ key: 'approval-void' });
    await ask();
    await answer(false);
    expect(await listEnds()).toEqual([
      ['lapsed', null],
      ['refused', second],
    ]);
  });

  it('[B-28] is void when the first operator has left the desk', async () => {
    const leaver = await anOperator(service.context);
    await ask(leaver);
    await database().transaction((transaction) => setDeskRoles(transaction, leaver, []));
    await expect(answer()).rejects.toMatchObject({ key: 'approval-void' });
  });
});

describe('a second operator’s answer', () => {
  const sources = readdirSync('lib/server', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => ({ file, text: readFileSync(join('lib/server', file), 'utf8') }));
  const listWith = (pattern: RegExp) => sources.filter(({ text }) => pattern.test(text)).map(({ file }) => file);

  it('is written in one place: no other source touches the questions', () => {
    expect(listWith(/\.(?:insert|update|delete)\(approvals\)/)).toEqual(['operators/approvals.ts']);
  });

  it('is required for every release of a payout run', () => {
    const approving = listWith(/update\(payoutRuns\)\s*\.set\(\{ state: 'approved'/);
    expect(approving).toEqual(['payouts/runs/decide-run.ts']);
    const text = sources.find(({ file }) => file === approving[0])?.text ?? '';
    const approveRun = text.slice(text.indexOf('export async function approveRun'));
    expect(approveRun.indexOf('await answerAsSecond(')).toBeGreaterThan(0);
    expect(approveRun.indexOf('await answerAsSecond(')).toBeLessThan(approveRun.indexOf("state: 'approved'"));
  });
});
