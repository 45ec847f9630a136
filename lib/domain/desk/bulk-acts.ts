import type { BulkAct } from '@/lib/contract/desk-enumerations';

import type { DeskCall } from '../person/desk-access';

/** What the rows of a list are. */
export type BulkSubject = 'case' | 'outgoing' | 'enquiry' | 'provider';

interface BulkFacts {
  readonly of: BulkSubject;
  /** The call of the single act: it does each row, under a key of its own. Who may make it may do the bulk act. */
  readonly call: DeskCall;
  /** What the operator says once for all rows. */
  readonly asks: 'owner' | 'length' | 'reason' | 'pause' | 'nothing';
}

/** The table of bulk acts. Their words: bulk.json, `acts`. What each row sends: `components/operator/bulk`. */
export const BULK: Readonly<Record<BulkAct, BulkFacts>> = {
  assign: { of: 'case', call: 'operator/assigncase', asks: 'owner' },
  snooze: { of: 'case', call: 'operator/snoozecase', asks: 'length' },
  resend: { of: 'outgoing', call: 'operator/sendagain', asks: 'nothing' },
  leave: { of: 'outgoing', call: 'operator/closeoutgoing', asks: 'reason' },
  close: { of: 'enquiry', call: 'operator/answerenquiry', asks: 'reason' },
  pause: { of: 'provider', call: 'operator/pauseprovider', asks: 'pause' },
};
