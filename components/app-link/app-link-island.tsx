'use client';

import { lazy, Suspense } from 'react';

import { useUsed } from '@/components/layout/use-used';
import { toPatientLoader } from '@/lib/client/patient-loader';

import type { MobileFormOutcomeProps } from '@/components/forms/mobile-form-outcome';

const AppLinkOutcome = lazy(
  toPatientLoader(() => import('./app-link-outcome').then((module) => ({ default: module.AppLinkOutcome }))),
);

/** Stands in the form; makes it alive before somebody reaches it. */
export function AppLinkIsland(props: MobileFormOutcomeProps) {
  return (
    useUsed(props.formId, { isWhenNear: true }) && (
      <Suspense>
        <AppLinkOutcome {...props} />
      </Suspense>
    )
  );
}
