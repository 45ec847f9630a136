import type { Executor } from '../../ports/database';
import { conversationReports } from '../../schema';

interface Reported {
  readonly taskId: number;
  readonly customerId: number;
  readonly providerId: number;
  readonly now: Date;
}

/** A report by the customer that warned the provider; its id. */
export async function aMeasure(executor: Executor, { taskId, customerId, providerId, now }: Reported): Promise<number> {
  const people = { providerId, reporterId: customerId, accusedId: providerId, accusedSide: 'provider' } as const;
  const decided = { measure: 'warned', reason: 'a', decidedAt: now, appealDueAt: new Date(now.getTime() + 1) } as const;
  const [row] = await executor
    .insert(conversationReports)
    .values({ taskId, ...people, text: 'a', createdAt: now, ...decided })
    .returning({ id: conversationReports.id });
  return row?.id ?? 0;
}
