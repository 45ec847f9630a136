'use client';

import { toLazyPart } from '@/components/layout/lazy-part';
import type { MobileFormOutcomeProps } from '../../forms/fields/mobile-form-outcome';
import { useUsed } from '@/components/layout/use-used';

const OpeningOutcome = toLazyPart(() => import('./opening-outcome').then((module) => module.OpeningOutcome));

/**
 * Stands in the form; makes it alive once somebody uses it. Until then, and without a script, the form is a plain one.
 */
export function OpeningIsland(props: MobileFormOutcomeProps) {
  return useUsed(props.formId) && <OpeningOutcome {...props} />;
}
