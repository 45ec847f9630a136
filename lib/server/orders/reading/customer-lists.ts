import type { SQL } from 'drizzle-orm';

import type { CallAnswer } from '@/lib/contract';
import type { Locale } from '@/lib/i18n/locales';

import { listOrderSums } from '../../money';
import type { Executor } from '../../ports/database';
import { toWireSums } from './money-fields';
import { listTaskPage, toTaskSummary } from './task-views';

type CustomerPage = Parameters<typeof listTaskPage>[2] & { readonly locale: Locale };

/**
 * A page of a customer's orders, each with the sums actually paid, kept and refunded: a failed order's cost is not its
 * price.
 */
export async function listCustomerPage(
  executor: Executor,
  condition: SQL | undefined,
  { locale, ...page }: CustomerPage,
): Promise<CallAnswer<'clean/getalloldtaskbyuserid'>> {
  const { views, taskCount } = await listTaskPage(executor, condition, page);
  const rows = views.map(({ task }) => task);
  const sums = await listOrderSums(executor, rows);
  const lstTask = views.flatMap((view, index) => {
    const own = sums[index];
    return own ? [{ ...toTaskSummary(view, 'customer', locale), sums: toWireSums(own) }] : [];
  });
  return { lstTask, taskCount };
}
