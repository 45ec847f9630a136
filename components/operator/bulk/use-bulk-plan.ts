import { RIALS_A_TOMAN } from '@/components/forms/fields/toman-field';
import { useCall } from '@/lib/client/use-call';
import type { BulkAct } from '@/lib/contract/desk-enumerations';

import { useTypedText } from '../search/use-typed-text';
import type { BulkAnswers, BulkTarget } from './bulk-target';

/**
 * What the server says of the rows now; of an assignment, with its owner to be, of money, with the sum of each order.
 * Nothing while another sum is typed than the one that was asked about.
 */
export function useBulkPlan(act: BulkAct, targets: readonly BulkTarget[], { ownerId, tomans }: BulkAnswers) {
  const typed = String(tomans ?? '');
  const settled = useTypedText(typed);
  const { data, error, mutate } = useCall('operator/planbulk', {
    act,
    rows: targets.map((target) =>
      target.of === 'case' ? { id: target.id, queue: target.queue, seenOwnerId: target.ownerId } : { id: target.id },
    ),
    ...(act === 'assign' && { ownerId }),
    rial: Number(settled) * RIALS_A_TOMAN,
  });
  return { planned: settled === typed ? data?.lstRow : undefined, error, readAgain: () => void mutate() };
}
