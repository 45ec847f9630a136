'use client';

import { useCallback } from 'react';
import { useSearchParams } from 'next/navigation';

import { ORDER_STEP_PARAMETER } from '@/lib/domain/constants';
import { findStepNumber } from '@/lib/funnel/steps';

/** The address of a step on the page that is open; the path stays, so that the language and the service do. */
function toStepAddress(step: number, taskId?: number): string {
  const query = new URLSearchParams({ [ORDER_STEP_PARAMETER]: String(step) });
  if (taskId !== undefined) query.set('task', String(taskId));
  return `${window.location.pathname}?${query.toString()}`;
}

/** The step that the address asks for, and the ways to change it. The framework follows the history, so nothing is fetched. */
export function useStep() {
  const parameters = useSearchParams();
  const push = useCallback((step: number, taskId?: number) => window.history.pushState(null, '', toStepAddress(step, taskId)), []);
  const replace = useCallback((step: number, taskId?: number) => window.history.replaceState(null, '', toStepAddress(step, taskId)), []);
  return {
    requested: findStepNumber(parameters.get(ORDER_STEP_PARAMETER)),
    /** Whose order is done, at step 6. */
    taskId: Number(parameters.get('task')) || null,
    /** More than the step stands in the address: a preset that has to go once it is in the draft. */
    hasPreset: parameters.has('type') || parameters.has('hours') || parameters.has('mode'),
    push,
    replace,
  };
}
