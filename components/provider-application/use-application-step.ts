'use client';

import { useSyncExternalStore } from 'react';

import { APPLICATION_PARTS, toApplicationPart } from '@/lib/domain/provider-application';

import type { Application } from './use-application';

export const APPLICATION_STEPS = [...APPLICATION_PARTS, 'review'] as const;
export type ApplicationStep = (typeof APPLICATION_STEPS)[number];

const PARAMETER = 'step';
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('popstate', listener);
  };
}

/** The step in the address, so that the browser's own way back leads to the step before; without one the first that is not whole. */
export function useApplicationStep(application: Application) {
  const search = useSyncExternalStore(subscribe, () => window.location.search, () => '');
  const query = new URLSearchParams(search);
  const asked = APPLICATION_STEPS.find((step) => step === query.get(PARAMETER));
  const go = (step: ApplicationStep) => {
    const next = new URLSearchParams(window.location.search);
    next.set(PARAMETER, step);
    window.history.pushState(null, '', `${window.location.pathname}?${next.toString()}`);
    for (const listener of listeners) listener();
    window.scrollTo({ top: 0 });
  };
  return { step: asked ?? findOpenStep(application), hasMoved: asked !== undefined, go };
}

function findOpenStep({ lstMissing }: Application): ApplicationStep {
  return APPLICATION_STEPS.find((step) => lstMissing.some((field) => toApplicationPart(field) === step)) ?? 'review';
}

/** Whether a part has all that is asked for. */
export function isWhole({ lstMissing }: Application, step: ApplicationStep): boolean {
  return step === 'review' ? false : !lstMissing.some((field) => toApplicationPart(field) === step);
}
