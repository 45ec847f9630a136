'use client';

import { toLazyPart } from '@/components/layout/lazy-part';
import { useUsed } from '@/components/layout/use-used';

import type { SuggestionsProps } from './suggestions';

const Suggestions = toLazyPart(() => import('./suggestions').then((module) => module.Suggestions));

/** Stands in the form; brings the suggestions once the field is used. */
export function SearchIsland(props: SuggestionsProps) {
  return useUsed(props.formId) && <Suggestions {...props} />;
}
