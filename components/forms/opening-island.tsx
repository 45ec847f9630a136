'use client';

import { lazy, Suspense } from 'react';

import type { MobileFormOutcomeProps } from './mobile-form-outcome';
import { useUsed } from '@/components/layout/use-used';
import { toPatientLoader } from '@/lib/client/patient-loader';

const OpeningOutcome = lazy(
  toPatientLoader(() => import('./opening-outcome').then((module) => ({ default: module.OpeningOutcome }))),
);

/** Stands in the form; makes it alive once somebody uses it. Until then, and without a script, the form is a plain one. */
export function OpeningIsland(props: MobileFormOutcomeProps) {
  return (
    useUsed(props.formId) && (
      <Suspense>
        <OpeningOutcome {...props} />
      </Suspense>
    )
  );
}
