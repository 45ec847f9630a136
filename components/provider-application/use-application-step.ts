import { useEffect, useState, useSyncExternalStore } from 'react';

import { useUserAccount } from '@/lib/client/user-account';
import { toApplicationPart } from '@/lib/domain/provider-application';

import { APPLICATION_STEPS, type ApplicationStep } from './step-names';
import type { Application } from './use-application';
import { findDraftedPart } from './use-part-form';

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

function readAskedStep(search: string): ApplicationStep | undefined {
  const asked = new URLSearchParams(search).get(PARAMETER);
  return APPLICATION_STEPS.find((step) => step === asked);
}

function toAddress(step: ApplicationStep): string {
  const query = new URLSearchParams(window.location.search);
  query.set(PARAMETER, step);
  return `${window.location.pathname}?${query.toString()}`;
}

/** The step in the address, so that the browser's own way back leads to the step before; who comes without one is where something typed was not saved, else at the first that is not whole. */
export function useApplicationStep(application: Application) {
  const userId = useUserAccount()?.userId ?? null;
  const asked = readAskedStep(
    useSyncExternalStore(
      subscribe,
      () => window.location.search,
      () => '',
    ),
  );
  const [first] = useState(
    () => asked ?? (userId === null ? undefined : findDraftedPart(userId, application)) ?? findOpenStep(application),
  );
  const [hasMoved, setHasMoved] = useState(false);
  const isNamed = asked !== undefined;
  // What is first changes with what is filled in: the address says which it was.
  useEffect(() => {
    if (!isNamed) window.history.replaceState(null, '', toAddress(first));
  }, [isNamed, first]);
  const go = (step: ApplicationStep) => {
    window.history.pushState(null, '', toAddress(step));
    setHasMoved(true);
    for (const listener of listeners) listener();
    window.scrollTo({ top: 0 });
  };
  return { step: asked ?? first, hasMoved, go };
}

function findOpenStep({ lstMissing }: Application): ApplicationStep {
  return APPLICATION_STEPS.find((step) => lstMissing.some((field) => toApplicationPart(field) === step)) ?? 'review';
}

/** Whether a part has all that is asked for. */
export function isWhole({ lstMissing }: Application, step: ApplicationStep): boolean {
  return step === 'review' ? false : !lstMissing.some((field) => toApplicationPart(field) === step);
}
