import type { CallContext } from '../../context';
import { tellOperators } from '../../enquiries';
import { requireActor } from '../../handler';
import type { Transaction } from '../../ports/database';
import { toNewsParams } from './absence-claims';
import { moveTask } from './move';

/**
 * The provider leaves because they do not feel safe, and the operators hear who is concerned in the same transaction.
 */
export async function leaveUnsafe(
  transaction: Transaction,
  context: CallContext,
  { taskId, reason }: { readonly taskId: number; readonly reason?: string | undefined },
): Promise<void> {
  const now = context.ports.clock.now();
  const actorId = requireActor(context).userId;
  const { task } = await moveTask(transaction, { taskId, move: 'leaveUnsafe', reason, actorId, now });
  const { code, name, mobile, provider, providerMobile } = await toNewsParams(transaction, task);
  const params = {
    code,
    name,
    mobile,
    provider,
    providerMobile,
    hasText: reason ? 'yes' : 'no',
    text: reason ?? '',
  };
  const arrival = { address: context.configuration.enquiryAddress, now };
  await tellOperators(transaction, { event: 'work-unsafe', params }, arrival);
}
