import { useEffect, useState, useSyncExternalStore } from 'react';

import { pushEntry } from '@/lib/client/layers';
import { followTraversals } from '@/lib/client/page-history';
import { useUserAccount } from '@/lib/client/user-account';
import { toApplicationPart, isToBeCorrected } from '@/lib/domain/provider/provider-application';

import { APPLICATION_STEPS, type ApplicationStep } from './step-names';
import type { Application } from '@/components/forms/application/choices';
import { findDraftedPart } from './use-part-form';

const PARAMETER = 'step';
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  const application = window.location.pathname;
  const stopFollowing = followTraversals(() => window.location.pathname === application, listener);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    stopFollowing();
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

/**
 * The step in the address, so that the browser's own way back leads to the step before. A person who comes without one
 * begins where something typed was not saved, else at the first step that is not whole.
 */
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
  // The first part changes with what is filled in: the address says which it was.
  useEffect(() => {
    if (!isNamed) window.history.replaceState(null, '', toAddress(first));
  }, [isNamed, first]);
  const go = (step: ApplicationStep) => {
    pushEntry({}, toAddress(step));
    setHasMoved(true);
    for (const listener of listeners) listener();
    window.scrollTo({ top: 0 });
  };
  return { step: asked ?? first, hasMoved, go };
}

/** Parts that were sent back come first, then missing ones; else everything is there to be looked over. */
function findOpenStep(application: Application): ApplicationStep {
  return (
    APPLICATION_STEPS.find((step) => isToBeCorrected(application, step)) ??
    APPLICATION_STEPS.find((step) => !isWhole(application, step)) ??
    'review'
  );
}

/** After a step that is done: the next one, or, where only some parts were sent back, the next of those. */
export function findNextStep(application: Application, step: ApplicationStep): ApplicationStep {
  const after = APPLICATION_STEPS.slice(APPLICATION_STEPS.indexOf(step) + 1);
  const isCorrecting = application.lstPartToCorrect.length > 0;
  const next = isCorrecting
    ? after.find((other) => isToBeCorrected(application, other) || !isWhole(application, other))
    : after[0];
  return next ?? 'review';
}

/** Whether a part has all that is asked for; the last look at them all has nothing of its own. */
export function isWhole({ lstMissing }: Application, step: ApplicationStep): boolean {
  return step !== 'review' && !lstMissing.some((field) => toApplicationPart(field) === step);
}
