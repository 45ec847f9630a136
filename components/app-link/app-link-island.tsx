'use client';

import { lazy, Suspense } from 'react';

import { useUsed } from '@/components/layout/use-used';

import type { AppLinkOutcomeProps } from './app-link-outcome';

const AppLinkOutcome = lazy(() => import('./app-link-outcome').then((module) => ({ default: module.AppLinkOutcome })));

/** Stands in the form; makes it alive before somebody reaches it. */
export function AppLinkIsland(props: AppLinkOutcomeProps) {
  return useUsed(props.formId, { isWhenNear: true }) && <Suspense><AppLinkOutcome {...props} /></Suspense>;
}
