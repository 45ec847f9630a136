import type { CallAnswer } from '@/lib/contract';
import type { PayoutRunState, PayoutState } from '@/lib/contract/payout-enumerations';

export type RunAnswer = CallAnswer<'operator/getpayoutrun'>;
export type Run = RunAnswer['run'];
export type RunRow = RunAnswer['lstPayout'][number];

export const RUN_TONES = {
  made: 'warning',
  approved: 'info',
  dissolved: 'neutral',
  closed: 'success',
} as const satisfies Record<PayoutRunState, string>;

export const ROW_TONES = {
  requested: 'neutral',
  'in-run': 'neutral',
  'at-bank': 'info',
  unknown: 'warning',
  paid: 'success',
  returned: 'danger',
} as const satisfies Record<PayoutState, string>;
