import type { BulkAct } from '@/lib/contract/desk-enumerations';

import type { DeskCall } from '../person/desk-access';

/** The subject of a list's rows. */
export type BulkSubject = 'case' | 'outgoing' | 'enquiry' | 'provider' | 'order' | 'waiting';

interface BulkFacts {
  readonly of: BulkSubject;
  /** The call of the single act: it does each row, under a key of its own. Who may make it may do the bulk act. */
  readonly call: DeskCall;
  /** The operator's one input for all rows. */
  readonly asks: 'owner' | 'length' | 'reason' | 'pause' | 'sum' | 'nothing';
  /** The operator types how many rows it is, and each row waits for a second operator. */
  readonly movesMoney: boolean;
}

/** The table of bulk acts. Their words: bulk.json, `acts`. What each row sends: `components/operator/bulk`. */
export const BULK: Readonly<Record<BulkAct, BulkFacts>> = {
  assign: { of: 'case', call: 'operator/assigncase', asks: 'owner', movesMoney: false },
  snooze: { of: 'case', call: 'operator/snoozecase', asks: 'length', movesMoney: false },
  resend: { of: 'outgoing', call: 'operator/sendagain', asks: 'nothing', movesMoney: false },
  leave: { of: 'outgoing', call: 'operator/closeoutgoing', asks: 'reason', movesMoney: false },
  close: { of: 'enquiry', call: 'operator/answerenquiry', asks: 'reason', movesMoney: false },
  pause: { of: 'provider', call: 'operator/pauseprovider', asks: 'pause', movesMoney: false },
  goodwill: { of: 'order', call: 'operator/moveordermoney', asks: 'sum', movesMoney: true },
  refund: { of: 'order', call: 'operator/moveordermoney', asks: 'sum', movesMoney: true },
  cancel: { of: 'order', call: 'operator/moveordermoney', asks: 'reason', movesMoney: true },
  approve: { of: 'waiting', call: 'operator/confirmordermoney', asks: 'nothing', movesMoney: true },
  refuse: { of: 'waiting', call: 'operator/confirmordermoney', asks: 'nothing', movesMoney: true },
};
