import { getOrderMoney } from '../../money';
import type { ApprovalBasis } from '../../operators';
import type { Executor } from '../../ports/database';
import type { TaskRow } from '../../schema';
import type { DisputeRow } from './store';

/** The facts on which a large decision rests: the case, the price and the place of the order's money. */
export async function toApprovalBasis(
  executor: Executor,
  { task, dispute }: { readonly task: TaskRow; readonly dispute: DisputeRow },
): Promise<ApprovalBasis> {
  const { id: subjectId, state, reason, backRials, debtRials } = dispute;
  const { customerId, providerId, assigneeId, priceRials, paymentWay } = task;
  const money = await getOrderMoney(executor, task.id);
  return {
    matter: 'dispute',
    subjectId,
    facts: { state, reason, backRials, debtRials, priceRials, paymentWay, providerId, money },
    beneficiaryIds: [customerId, providerId, assigneeId].flatMap((id) => id ?? []),
  };
}
