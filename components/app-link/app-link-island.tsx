'use client';

import { toLazyPart } from '@/components/layout/lazy-part';
import { useUsed } from '@/components/layout/use-used';

import type { MobileFormOutcomeProps } from '@/components/forms/fields/mobile-form-outcome';

const AppLinkOutcome = toLazyPart(() => import('./app-link-outcome').then((module) => module.AppLinkOutcome));

/** Stands in the form; makes it alive before somebody reaches it. */
export function AppLinkIsland(props: MobileFormOutcomeProps) {
  return useUsed(props.formId, { isWhenNear: true }) && <AppLinkOutcome {...props} />;
}
