import { createElement, lazy, Suspense, type ComponentType, type ReactNode } from 'react';

import { toPatientLoader } from '@/lib/client/patient-loader';

/**
 * A part of the page that is fetched when it is first shown, however long the network takes. Until it is there,
 * `fallback` stands in its place.
 */
export function toLazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback?: ReactNode,
): ComponentType<Props> {
  const Part = lazy(toPatientLoader(() => load().then((part) => ({ default: part }))));
  return (props) => <Suspense fallback={fallback}>{createElement(Part, props)}</Suspense>;
}
