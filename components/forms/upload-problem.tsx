'use client';

import { useTranslations } from 'next-intl';

import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';

interface UploadProblemProps {
  /** null while all is well: then nothing is shown. */
  readonly problem: string | null;
  /** null when the same file would be refused again. */
  readonly onRetry: (() => void) | null;
}

/** Why a file did not arrive, and the way to send it once more. */
export function UploadProblem({ problem, onRetry }: UploadProblemProps) {
  const t = useTranslations('common');
  if (!problem) return null;
  return (
    <Notice tone="error">
      <p>{problem}</p>
      {onRetry && (
        <Button variant="quiet" onClick={onRetry}>
          {t('retry')}
        </Button>
      )}
    </Notice>
  );
}
