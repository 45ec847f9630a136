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
 * What was looked at of a provider, with the day on which it was: when the application was decided on, or the provider
 * was entered. Nobody becomes one without having shown who they are.
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
