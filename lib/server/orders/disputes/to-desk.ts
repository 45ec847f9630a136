import { tellOperators } from '../../enquiries';
import type { Transaction } from '../../ports/database';
import type { ServiceContext } from '../../context';
import { toClockColumns } from '../parts/disputes/clock';
import { tellBoth } from './close';
import { changeDispute, type LockedDispute } from './store';

interface ToDesk {
  readonly state: 'desk' | 'appealed';
  readonly now: Date;
  readonly change?: Parameters<typeof changeDispute>[2];
}

/** Hands the case to an operator; both sides and the operators hear of it. */
export async function bringToDesk(
  transaction: Transaction,
  { configuration }: Pick<ServiceContext, 'configuration'>,
  { task, dispute }: LockedDispute,
  { state, now, change }: ToDesk,
): Promise<void> {
  await changeDispute(transaction, dispute, { ...toClockColumns(state, now), ...change });
  await tellBoth(transaction, task, { event: 'desk', amountRials: dispute.askedRials, now });
  const params = {
    code: task.code,
    reason: dispute.reason.replaceAll('-', '_'),
    isAppeal: state === 'appealed' ? 'yes' : 'no',
  };
  await tellOperators(transaction, { event: 'dispute-waits', params }, { address: configuration.enquiryAddress, now });
}
