import type { CallRequest } from '@/lib/contract';
import type { PayLineKind } from '@/lib/contract/provider-enumerations';
import { addDays, toTehranDate } from '@/lib/domain/site/jalali-date';

export const ALL = 'ALL';
export const PAGE_SIZE = 20;
/** Days until today; Tehran's. */
export const PERIODS = [ALL, '7', '30', '90'] as const;

export interface PayFilter {
  readonly kind: PayLineKind | typeof ALL;
  readonly period: (typeof PERIODS)[number];
  /** Counts from zero. */
  readonly page: number;
}

export function toSearch({ kind, period, page }: PayFilter): NonNullable<CallRequest<'payout/getstatement'>> {
  return {
    pageNumber: page,
    pageSize: PAGE_SIZE,
    ...(kind === ALL ? {} : { kind }),
    ...(period === ALL ? {} : { fromDate: addDays(toTehranDate(Date.now()), 1 - Number(period)) }),
  };
}
