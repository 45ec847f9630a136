import { MoneyPlanRows, type MoneyPlan } from '../cases/money-plan';
import type { BulkRow } from './send-row';

const SUMS = [
  'rial',
  'leftRial',
  'giftRial',
  'walletRial',
  'providerRial',
  'commissionRial',
  'debtRial',
  'borneRial',
] as const;

/** The sums that all rows together would move, an account a line. Renders nothing where no money moves. */
export function BulkSums({ rows }: { readonly rows: readonly BulkRow[] }) {
  const plans = rows.flatMap(({ money }) => money ?? []);
  const [first] = plans;
  if (!first) return null;
  const total: MoneyPlan = { ...first, needsSecond: false };
  for (const sum of SUMS) total[sum] = plans.reduce((whole, plan) => whole + plan[sum], 0);
  return <MoneyPlanRows plan={total} />;
}
