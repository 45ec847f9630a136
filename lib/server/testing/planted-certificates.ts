import { DAY_MS } from '@/lib/domain/constants/time-units';

import type { ServiceContext } from '../context';
import { incomeCertificates, providerCertificates } from '../schema';
import { createLinkKey } from '../secrets/link-key';
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

/** A certificate of a provider's income that is open for a day and says nothing. Answers its id. */
export async function plantIncomeCertificate({ ports }: ServiceContext, userId: number): Promise<number> {
  const issuedAt = ports.clock.now();
  const words = { key: createLinkKey(), code: '12345678', said: '{}', signature: 'none', keyMark: 'none' };
  const time = { fromMonth: 140509, toMonth: 140509, issuedAt, endsAt: new Date(issuedAt.getTime() + DAY_MS) };
  const [planted] = await ports.database.connection
    .insert(incomeCertificates)
    .values({ userId, incomeRials: 0, ...words, ...time })
    .returning();
  if (!planted) throw new Error('No certificate of income was planted');
  return planted.id;
}
