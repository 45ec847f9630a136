import { useTranslations } from 'next-intl';
import { useEffect } from 'react';

import type { useSending } from '@/lib/client/use-sending';

type Failure = ReturnType<typeof useSending>['failure'];

/** Tells why a move in an alert was refused. An alert rings on every page, and brings no words but its own. */
export function useAlertProblem(failure: Failure, onProblem: (text: string | null) => void): void {
  const t = useTranslations('alerts.accept');
  const problem = failure && (failure.message === failure.key ? t('failed') : failure.message);
  useEffect(() => onProblem(problem), [problem, onProblem]);
}
