import type { ServiceContext } from '../context';
import { providerCertificates } from '../schema';
import { aFreeProvider } from '../seed/stories/people';

/** Certificates of providers of their own, of which something is due at these times. Answers their ids. */
export async function plantCertificates(context: ServiceContext, dues: readonly Date[]): Promise<readonly number[]> {
  const ids: number[] = [];
  for (const nextAt of dues) {
    const { userId } = await aFreeProvider(context);
    const row = { userId, kind: 'skill', validUntil: '2020-01-01', nextAt } as const;
    const [planted] = await context.ports.database.connection.insert(providerCertificates).values(row).returning();
    if (planted) ids.push(planted.id);
  }
  return ids;
}
