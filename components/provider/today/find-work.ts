import { toWorkName } from '@/lib/domain/order/work-name';
import { toSearchKey } from '@/lib/domain/text/letters';

import type { Work } from '../work-card';

type Searched = Pick<
  Work,
  'taskid' | 'serviceName' | 'serviceTypeName' | 'gradeName' | 'deliveryPlace' | 'deliveryStreet'
>;

/**
 * The jobs that have every word of a text, in any spelling; all of them for an empty text. Looked through are the job's
 * name, place, street with its house number, order number, and the name of the person at the door.
 */
export function findWork<Found extends Searched>(
  works: readonly Found[],
  text: string,
  toPersonName: (taskId: number) => string,
): readonly Found[] {
  const words = toSearchKey(text).split(' ').filter(Boolean);
  if (words.length === 0) return works;
  return works.filter((work) => {
    const known = toSearchKey(
      [toWorkName(work), work.deliveryPlace, work.deliveryStreet, work.taskid, toPersonName(work.taskid)].join(' '),
    );
    return words.every((word) => known.includes(word));
  });
}
