import type { z } from 'zod';

import type { datedCertificate } from '@/lib/contract/bid-shapes';
import type { DocumentKind } from '@/lib/contract/provider-enumerations';

import type { providers } from '../schema';

type DatedPaper = z.infer<typeof datedCertificate>;
type Papers = Pick<
  typeof providers.$inferSelect,
  'hasSkillCertificate' | 'hasClearRecordCertificate' | 'hasBusinessCertificate' | 'registeredAt'
>;

/**
 * A provider's checked papers, with the day of the check: the decision on the application, or the provider's entry.
 * Nobody becomes a provider without an identity check.
 */
export function toDatedPapers(profile: Papers, decidedAt: Date | null): DatedPaper[] {
  const held: readonly (readonly [DocumentKind, boolean])[] = [
    ['identity', true],
    ['skill', profile.hasSkillCertificate],
    ['clear-record', profile.hasClearRecordCertificate],
    ['business', profile.hasBusinessCertificate],
  ];
  const checkedAtMs = (decidedAt ?? profile.registeredAt).getTime();
  return held.flatMap(([kind, isHeld]) => (isHeld ? [{ kind, checkedAtMs, validUntilMs: null }] : []));
}
