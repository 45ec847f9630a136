import type { ServiceContext } from '../context';
import { personViews } from '../schema';
import { aCustomerWithAnAddress, anOperator } from '../seed/stories/people';

/** Views of people by operators of their own, which are told at these times. Answers their ids. */
export async function plantViews(context: ServiceContext, dues: readonly Date[]): Promise<readonly number[]> {
  const ids: number[] = [];
  for (const [index, tellAt] of dues.entries()) {
    const operatorId = await anOperator(context);
    const { userId } = await aCustomerWithAnAddress(context);
    const row = { operatorId, userId, sessionId: `planted-${operatorId}-${index}`, reason: 'A question' };
    const [planted] = await context.ports.database.connection
      .insert(personViews)
      .values({ ...row, beganAt: tellAt, endsAt: tellAt, tellAt })
      .returning();
    if (planted) ids.push(planted.id);
  }
  return ids;
}
