import { WORKER_PARAMETER } from '@/lib/domain/provider/worker-path';
import { ORDER_STEP_PARAMETER } from '@/lib/domain/site/query-parameters';
import { STEPS } from '@/lib/funnel/steps';

/** The path, without locale, of an order of the service with this person chosen. */
export function toOrderPath(workerCode: string, seopath: string): string {
  const [category = ''] = seopath.split('/');
  const query = new URLSearchParams({
    [ORDER_STEP_PARAMETER]: String(STEPS.mainServices),
    [WORKER_PARAMETER]: workerCode,
  });
  return `/services/${category}/?${query.toString()}`;
}
