import { useTranslations } from 'next-intl';

import { callFromBrowser } from '@/lib/client/browser';
import { saveCsvFile } from '@/lib/client/csv-file';
import type { CallAnswer } from '@/lib/contract';
import { toTehranDate } from '@/lib/domain/site/jalali-date';
import { toTomans } from '@/lib/domain/money/money';

import { toSearch, type PayFilter } from './pay-filter';
import type { PayLine } from './pay-line-row';

type Statement = CallAnswer<'payout/getstatement'>;

/** The most that one call answers. */
const LINES_A_CALL = 50;

/**
 * Saves all that a filter finds as a file for spreadsheets: a line a movement, days of the Gregorian calendar, plain
 * numbers.
 */
export function usePayCsv(): (filter: PayFilter) => Promise<void> {
  const t = useTranslations('pay.statement');
  return async (filter) => {
    const lines = await listAll(filter);
    const head = (['day', 'what', 'part', 'order', 'amount', 'commission', 'balance'] as const).map((column) =>
      t(`columns.${column}`),
    );
    const rows = lines.map((line) => [
      toTehranDate(line.atMs),
      t(`names.${line.name}`),
      t(`parts.${line.accountEnum}`),
      line.reqcode ?? '',
      toTomans(line.amountRial),
      toTomans(line.commissionRial),
      toTomans(line.balanceRial),
    ]);
    saveCsvFile('pelakfan-pay.csv', [head, ...rows]);
  };
}

/** Each call goes on from the last line of the one before, so a payment in between repeats no line. */
async function listAll(filter: PayFilter): Promise<PayLine[]> {
  const search = { ...toSearch({ ...filter, page: 0 }), pageSize: LINES_A_CALL };
  const lines: PayLine[] = [];
  let beforeId: number | null = null;
  do {
    const page: Statement = await callFromBrowser('payout/getstatement', { ...search, beforeId });
    lines.push(...page.lstLine);
    beforeId = page.nextBeforeId;
  } while (beforeId !== null);
  return lines;
}
