import { and, asc, count, eq, inArray, isNull, lte } from 'drizzle-orm';

import type { CallAnswer, CallInput } from '@/lib/contract';
import { isAskable, listBankMoves, needsSecondForBank } from '@/lib/domain/desk/bank-case-moves';
import { toFullName } from '@/lib/domain/person/full-name';

import type { CallContext } from '../../context';
import { requireActor } from '../../handler';
import { selectBankCases } from '../../money';
import { findApproval, listAsked } from '../../operators';
import { bankCases, users } from '../../schema';
import { toBankBasis, toBankMoney, type BankDecision, type FoundBankCase } from '../payments/bank-cases';

type Answer = CallAnswer<'operator/getallbankcase'>;
type Customers = ReadonlyMap<number, Pick<typeof users.$inferSelect, 'firstName' | 'lastName' | 'mobile'>>;

/** Bank money that an operator looks for, the oldest first; or one case, an ended one too. */
export async function listBankCases(
  context: CallContext,
  { pageNumber, pageSize, bankcaseid }: CallInput<'operator/getallbankcase'>,
): Promise<Answer> {
  const { connection } = context.ports.database;
  const now = context.ports.clock.now();
  const isAsked =
    bankcaseid === undefined
      ? and(isNull(bankCases.endedAt), lte(bankCases.notedAt, now))
      : eq(bankCases.id, bankcaseid);
  const rows = await selectBankCases(connection)
    .where(isAsked)
    .orderBy(asc(bankCases.notedAt), asc(bankCases.id))
    .limit(pageSize)
    .offset(pageNumber * pageSize);
  const [total] = await connection.select({ count: count() }).from(bankCases).where(isAsked);
  const subjectIds = rows.map((found) => found.case.id);
  const asked = await listAsked(connection, { matter: 'bank-case', subjectIds }, now);
  const customers = await readCustomers(context, rows);
  const lstCase: Answer['lstCase'] = [];
  for (const found of rows) {
    const pending = asked.has(found.case.id) ? await readPending(context, found, now) : null;
    lstCase.push({ ...toCase(found, customers), pending });
  }
  return { lstCase, totalCount: total?.count ?? 0 };
}

async function readCustomers({ ports: { database } }: CallContext, rows: readonly FoundBankCase[]): Promise<Customers> {
  const ids = rows.flatMap((found) => toBankMoney(found).customerId ?? []);
  const found = await database.connection
    .select({ id: users.id, firstName: users.firstName, lastName: users.lastName, mobile: users.mobile })
    .from(users)
    .where(inArray(users.id, ids));
  return new Map(found.map(({ id, ...person }) => [id, person]));
}

function toCase(found: FoundBankCase, customers: Customers): Omit<Answer['lstCase'][number], 'pending'> {
  const { id, kind, notedAt, lastAnswer, lastAskedAt, handAskedAt, endedAt } = found.case;
  const { amountRials, gatewayId, authority, createdAt, customerId } = toBankMoney(found);
  const customer = customerId === null ? undefined : customers.get(customerId);
  const moves = endedAt === null ? listBankMoves(kind, handAskedAt !== null) : [];
  return {
    bankcaseid: id,
    kind,
    amountRial: amountRials,
    customer:
      customer && customerId !== null
        ? { userid: customerId, fullname: toFullName(customer), mobileNo: customer.mobile }
        : null,
    payout: toReturned(found),
    order: found.task ? { taskid: found.task.id, reqcode: found.task.code } : null,
    gateway: gatewayId,
    authority,
    beganAtMs: createdAt.getTime(),
    notedAtMs: notedAt.getTime(),
    lastAnswer,
    lastAskedAtMs: lastAskedAt?.getTime() ?? null,
    mayAsk: endedAt === null && isAskable(kind),
    moves: [...moves],
    needsSecond: moves.some((move) => needsSecondForBank(move, amountRials)),
    ended: toEnded(found),
  };
}

function toEnded({ case: { ended, endedAt, reference, reason } }: FoundBankCase): Answer['lstCase'][number]['ended'] {
  return ended === null || endedAt === null ? null : { end: ended, reference, reason, atMs: endedAt.getTime() };
}

function toReturned({ payout }: FoundBankCase): Answer['lstCase'][number]['payout'] {
  if (!payout) return null;
  return { payoutid: payout.id, runid: payout.runId, words: payout.returnReason || payout.returnCode };
}

async function readPending(
  context: CallContext,
  found: FoundBankCase,
  now: Date,
): Promise<Answer['lstCase'][number]['pending']> {
  const waiting = await findApproval<BankDecision>(context.ports.database.connection, toBankBasis(found), now);
  if (!waiting) return null;
  const { move, reference, reason } = waiting.proposal;
  return { move, reference, reason, isOwn: waiting.askedById === requireActor(context).userId };
}
