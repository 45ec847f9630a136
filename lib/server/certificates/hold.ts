import type { CertificateKind } from '@/lib/contract/provider-enumerations';

import type { providers } from '../schema';

type Held = Pick<
  typeof providers.$inferSelect,
  'hasSkillCertificate' | 'hasClearRecordCertificate' | 'hasBusinessCertificate'
>;

/** The column of `providers` that says whether a certificate is held; every badge and list reads it. */
export const HELD_COLUMNS = {
  skill: 'hasSkillCertificate',
  'clear-record': 'hasClearRecordCertificate',
  business: 'hasBusinessCertificate',
} as const satisfies Readonly<Record<CertificateKind, keyof Held>>;
