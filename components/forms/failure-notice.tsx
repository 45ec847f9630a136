'use client';

import { useTranslations } from 'next-intl';

import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';

interface FailureNoticeProps {
  /** null while all is well: then nothing is shown. */
  readonly problem: string | null;
  /** null when it would only fail again. */
  readonly onRetry: (() => void) | null;
}

/** What did not arrive or could not be sent, in place of it or beside it, and the way to try once more. */
export function FailureNotice({ problem, onRetry }: FailureNoticeProps) {
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
