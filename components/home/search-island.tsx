'use client';

import { lazy, Suspense } from 'react';

import { useUsed } from '@/components/layout/use-used';
import { toPatientLoader } from '@/lib/client/patient-loader';

import type { SuggestionsProps } from './suggestions';

const Suggestions = lazy(
  toPatientLoader(() => import('./suggestions').then((module) => ({ default: module.Suggestions }))),
);

/** Stands in the form; brings the suggestions once the field is used. */
export function SearchIsland(props: SuggestionsProps) {
  return (
    useUsed(props.formId) && (
      <Suspense>
        <Suggestions {...props} />
      </Suspense>
    )
  );
}
