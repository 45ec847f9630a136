import type { ServiceContext } from '../../context';
import { paperRequests } from '../../schema';
import { aDayFromNow } from './people';

/** An open request for a skill certificate within ten days; answers its id. */
export async function aPaperRequest(
  context: ServiceContext,
  { userId, askedById }: { readonly userId: number; readonly askedById: number },
): Promise<number> {
  const now = context.ports.clock.now();
  const [row] = await context.ports.database.connection
    .insert(paperRequests)
    .values({
      userId,
      askedById,
      kind: 'skill',
      reason: 'The photo is blurred.',
      state: 'open',
      dueDay: aDayFromNow(context, 10),
      askedAt: now,
      turnedAt: now,
    })
    .returning({ id: paperRequests.id });
  return row?.id ?? 0;
}
