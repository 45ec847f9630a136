import { eq } from 'drizzle-orm';

import type { CallAnswer } from '@/lib/contract';
import { CERTIFICATE_KINDS } from '@/lib/contract/provider-enumerations';

import type { Executor } from '../ports/database';
import { providerCertificates, providers } from '../schema';
import { HELD_COLUMNS } from './hold';

/** The certificates of a provider, each kind once; none for anybody else. */
export async function listCertificates(
  executor: Executor,
  userId: number,
): Promise<CallAnswer<'operator/savecertificate'>['lstCertificate']> {
  const [provider] = await executor.select().from(providers).where(eq(providers.userId, userId));
  if (!provider) return [];
  const ends = await executor.select().from(providerCertificates).where(eq(providerCertificates.userId, userId));
  return CERTIFICATE_KINDS.map((kind) => ({
    kind,
    isHeld: provider[HELD_COLUMNS[kind]],
    validUntil: ends.find((end) => end.kind === kind)?.validUntil ?? null,
  }));
}
