import type { DeskQueue } from '@/lib/contract/desk-enumerations';

import { accountRows } from './accounts';
import { appealRows } from './appeals';
import { applicationRows } from './applications';
import { bankRows } from './bank';
import { cashRows } from './cash';
import { disputeRows } from './disputes';
import { enquiryRows } from './enquiries';
import { outboxRows } from './outbox';
import { overdueRows, unansweredRows } from './orders';
import { paperRows } from './papers';
import { payoutRows } from './payouts';
import { excuseRows } from './excuses';
import type { QueueRows } from './queue';
import { reportRows } from './reports';
import { reviewRows } from './reviews';
import { vehicleRows } from './vehicles';

/** The rows of every queue; who may see it, its clock and its pages: `lib/domain/desk/queues.ts`. */
export const QUEUE_ROWS: Readonly<Record<DeskQueue, QueueRows>> = {
  disputes: disputeRows,
  unanswered: unansweredRows,
  overdue: overdueRows,
  reports: reportRows,
  cash: cashRows,
  bank: bankRows,
  payouts: payoutRows,
  accounts: accountRows,
  applications: applicationRows,
  vehicles: vehicleRows,
  appeals: appealRows,
  excuses: excuseRows,
  reviews: reviewRows,
  enquiries: enquiryRows,
  outbox: outboxRows,
  papers: paperRows,
};
