import { isUnsettled } from '@/lib/domain/order/order-states';

import type { CallContext } from '../../context';
import { requireActor } from '../../handler';
import { worksOn } from '../../teams';
import type { Reader } from '../record/reader';
import type { TaskView } from './task-views';

/** Null for somebody who is neither side of it. */
export async function findReader({ task }: TaskView, context: CallContext): Promise<Reader | null> {
  if (context.linkedTaskId === task.id) return 'link';
  const { userId } = requireActor(context);
  if (task.customerId === userId) return 'customer';
  if (isUnsettled(task.state)) return null;
  return (await worksOn(context.ports.database.connection, task, userId)) ? 'provider' : null;
}
