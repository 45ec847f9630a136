import { and, eq, inArray } from 'drizzle-orm';

import { toWholeTomans } from '@/lib/domain/money/money';

import { tasks } from '../../schema';
import type { Act, Acts } from './acts';
import { payAtTheBank, pickBank } from './pay';
import { toAuthority } from './price-acts';
import { pickOrder, type Standing } from './reading';

const isCash = ({ row }: Standing) => row.paymentWay === 'cash';
const isClaimed = ({ row }: Standing) => row.cashOutcome === 'none';

const record: Act = async (world) => {
  const now = world.service.clock.now();
  const isOpen = ({ row }: Standing) => row.state === 'DONE' || (row.completesAt !== null && row.completesAt >= now);
  const found = await pickOrder(world, ['DONE', 'COMPLETED'], (standing) => isCash(standing) && isOpen(standing));
  if (!found || found.row.providerId === null) return;
  const { taskid } = found.order;
  const outcome = world.dice.pick(['cash', 'pos', 'none', 'none'] as const);
  const { taskDetail } = await world.service.call('clean/gettaskdetail', { taskid }, { as: found.row.providerId });
  const dueRial = taskDetail.pay?.cashDueRial ?? 0;
  const seenRial = outcome === 'none' ? 0 : dueRial;
  // Now and then a part of it was paid.
  const partRial = outcome === 'none' && world.dice.percent(50) ? toWholeTomans(dueRial / 2) : 0;
  await world.call('expert/recordcash', { taskid, outcome, seenRial, partRial }, found.row.providerId);
};

const contest: Act = async (world) => {
  const found = await pickOrder(world, ['DONE', 'COMPLETED'], isClaimed);
  if (!found) return;
  const { taskid, customer } = found.order;
  await world.call('reqandpay/contestcash', { taskid, text: 'In notes' }, customer.userId);
};

const payDebt: Act = async (world) => {
  const found = await pickOrder(world, ['COMPLETED'], isClaimed);
  if (found) await world.call('reqandpay/paycashdebt', { taskid: found.order.taskid }, found.order.customer.userId);
};

/** A cash order is paid at the bank after all, before or after its end. */
const payAfterwards: Act = async (world) => {
  const states = ['AWAITING_PROVIDER', 'CONFIRMED', 'IN_PROGRESS', 'DONE'] as const;
  const found = await pickOrder(world, states, (standing) => isCash(standing) && standing.row.paidAt === null);
  if (!found) return;
  const { reqid, customer } = found.order;
  const begun = await world.call('ipg/postcodpostpay', { reqid, ...pickBank(world) }, customer.userId);
  const authority = toAuthority(begun?.redirectUrl ?? null);
  if (authority !== null) await payAtTheBank(world, { authority });
};

/** An operator says of a claim that the cash was paid, or that it was not; a large sum with a second one's word. */
export const decideCash: Act = async (world) => {
  const rows = await world.service.context.ports.database.connection
    .select({ id: tasks.id })
    .from(tasks)
    .where(and(eq(tasks.cashOutcome, 'none'), inArray(tasks.state, ['DONE', 'COMPLETED'])))
    .orderBy(tasks.id);
  if (rows.length === 0) return;
  const { dice, operators } = world;
  const asked = { taskid: dice.pick(rows).id, ispaid: dice.percent(50), reason: 'Both sides were heard.' };
  const decided = await world.call('operator/decidecashclaim', asked, dice.pick(operators));
  if (!decided?.waits) return;
  const answer = { taskid: asked.taskid, isconfirmed: dice.percent(80) };
  for (const second of operators) if (await world.call('operator/confirmcashclaim', answer, second)) break;
};

/** The cash of a job, as each side says that it was. */
export const CASH_ACTS: Acts = {
  recordCash: { weight: 6, act: record },
  contestCash: { weight: 2, act: contest },
  payCashDebt: { weight: 2, act: payDebt },
  payAfterwards: { weight: 2, act: payAfterwards },
  decideCash: { weight: 3, act: decideCash },
};
