import type { DeskCase } from '@/lib/contract/desk-enumerations';

import type { DeskCall } from '../person/desk-access';

interface CaseAudit {
  /** The audit's name for what the case is about; the case's number is its id there. */
  readonly subject: string;
  /** The acts that are of the case, where its subject has others too; left out for all. */
  readonly acts?: readonly DeskCall[];
}

const ORDER: CaseAudit = { subject: 'order' };

/** Where the audit has what operators did in a case. */
export const CASE_AUDITS: Readonly<Record<DeskCase, CaseAudit>> = {
  disputes: { subject: 'dispute' },
  unanswered: ORDER,
  overdue: ORDER,
  reports: { subject: 'report' },
  cash: { subject: 'order', acts: ['operator/decidecashclaim', 'operator/confirmcashclaim'] },
  bank: { subject: 'bank-case' },
  payouts: { subject: 'payout-run' },
  accounts: { subject: 'person', acts: ['operator/confirmsheba'] },
  applications: {
    subject: 'person',
    acts: ['operator/getapplicationdetail', 'operator/decideapplication', 'operator/askpaper'],
  },
  vehicles: { subject: 'work-vehicle' },
  appeals: { subject: 'sanction' },
  excuses: { subject: 'withdrawal-excuse' },
  reviews: { subject: 'review-moderation' },
  enquiries: { subject: 'enquiry' },
  outbox: { subject: 'outgoing-message' },
  papers: { subject: 'paper-request' },
  order: ORDER,
  person: { subject: 'person' },
};
