import type { CallAnswer } from '@/lib/contract';
import type { OrderMove } from '@/lib/domain/order/order-moves';
import { isOnTheSpot } from '@/lib/domain/order/team-moves';
import type { Locale } from '@/lib/i18n/locales';
import { toFullName } from '@/lib/domain/person/full-name';

import type { TaskRow } from '../../schema';
import { toLinesWithoutSums } from '../record/price-lines';
import { toTaskSummary, type TaskView } from './task-views';
import { withoutSums } from './without-sums';

type TaskDetail = CallAnswer<'clean/gettaskdetail'>['taskDetail'];
type HandedFields = Pick<TaskDetail, 'handed' | 'moves'>;

/**
 * Who comes in the provider's place, and what this reader may do then: the company all, whoever comes or leads them
 * what is done on the spot.
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
  return withoutSums({ ...detail, lines: toLinesWithoutSums(task.lines, locale), providerShareRial: null });
}
