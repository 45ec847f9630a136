import { useState } from 'react';

import { RIALS_A_TOMAN } from '@/components/forms/fields/toman-field';
import { useCall } from '@/lib/client/use-call';
import type { BulkAct } from '@/lib/contract/desk-enumerations';
import { BULK } from '@/lib/domain/desk/bulk-acts';

import type { BulkAnswers, BulkTarget } from './bulk-target';

/**
 * The act's effect on each row now. An act with a sum has a plan after the operator asks for it, until another sum is
 * typed.
 */
export function useBulkPlan(act: BulkAct, targets: readonly BulkTarget[], { ownerId, tomans }: BulkAnswers) {
  const [asked, setAsked] = useState<number | null>(null);
  const isAsked = BULK[act].asks !== 'sum' || (asked !== null && asked === tomans);
  const rows = targets.map((target) =>
    target.of === 'case' ? { id: target.id, queue: target.queue, seenOwnerId: target.ownerId } : { id: target.id },
  );
  const input = {
    act,
    rows,
    ...(act === 'assign' && { ownerId }),
    ...(tomans !== null && { rial: tomans * RIALS_A_TOMAN }),
  };
  const { data, error, mutate } = useCall('operator/planbulk', isAsked ? input : null);
  return {
    planned: data?.lstRow,
    isAsked,
    /** Asks about the typed sum. */
    ask: () => setAsked(tomans),
    error,
    readAgain: () => void mutate(),
  };
}
