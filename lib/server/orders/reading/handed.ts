import type { OrderMove } from '@/lib/domain/order/order-moves';
import { isOnTheSpot } from '@/lib/domain/order/team-moves';
import type { Locale } from '@/lib/i18n/locales';
import { toFullName } from '@/lib/domain/person/full-name';

import type { TaskRow } from '../../schema';
import { toLinesWithoutSums } from '../record/price-lines';
import { toTaskSummary, type TaskView } from './task-views';
import type { TaskDetail } from './who-reads';

type HandedFields = Pick<TaskDetail, 'handed' | 'moves'>;

/**
 * The member who comes in the provider's place, and this reader's moves then. The company has all moves, the worker and
 * their supervisor those on the spot.
 */
export function toHandedFields(
  view: TaskView,
  { userId, locale }: { readonly userId: number; readonly locale: Locale },
): HandedFields {
  const { task, worker, firm } = view;
  const { moves } = toTaskSummary(view, 'provider', locale);
  if (task.assigneeId === null) return { handed: null, moves };
  const isForCompany = task.providerId !== userId;
  return {
    handed: {
      assigneeUserId: task.assigneeId,
      assigneeName: worker ? toFullName(worker) : '',
      companyName: firm?.merchantName ?? '',
      isForCompany,
      cashDueRial: task.paymentWay === 'cash' && task.paidAt === null ? task.payableRials : 0,
    },
    moves: isForCompany ? (moves as OrderMove[]).filter(isOnTheSpot) : moves,
  };
}

/** An order as a worker of a company reads it: without its sums, also without those in its lines. */
export function toCompanysDetail(detail: TaskDetail, task: Pick<TaskRow, 'lines'>, locale: Locale): TaskDetail {
  if (!detail.handed?.isForCompany) return detail;
  return withoutSums({ ...detail, lines: toLinesWithoutSums(task.lines, locale) });
}

const SUM = /Rial$|^userFromIpg$/;
/** Fields that consist of sums. */
const OF_SUMS = ['pay', 'sums', 'heldFee', 'lateness'];
/** The worker at the door is told the cash that they take for the company. */
const STAYS = ['handed', 'cashRecord'];

function toField([name, value]: [string, unknown]): [string, unknown] {
  if (STAYS.includes(name)) return [name, value];
  if (OF_SUMS.includes(name)) return [name, null];
  if (SUM.test(name) && value !== null) return [name, 0];
  return [name, withoutSumsWithin(value)];
}

function withoutSumsWithin(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutSumsWithin);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(toField));
}

/**
 * An order for a worker of a company, or their supervisor: the pay is the company's, and no sum of it is shown. By the
 * fields' names, so that a new sum is left out like the others.
 */
export function withoutSums<Shown extends object>(shown: Shown): Shown {
  // Only numbers become another number, and what may be null becomes null.
  return withoutSumsWithin(shown) as Shown;
}
