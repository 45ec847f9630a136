import { Notice } from '@/components/ui/notice';

import { TryAgainButton } from './try-again-button';

interface FailureNoticeProps {
  /** null while all is well: then nothing is shown. */
  readonly problem: string | null;
  /** Where the problem comes from; a person who asked too often sees how long to wait. */
  readonly error?: unknown;
  /** null when it would only fail again. */
  readonly onRetry: (() => void) | null;
}

/** What did not arrive or could not be sent, in place of it or beside it, and the way to try once more. */
export function FailureNotice({ problem, error, onRetry }: FailureNoticeProps) {
  if (!problem) return null;
  return (
    <Notice tone="error">
      <p>{problem}</p>
      {onRetry && <TryAgainButton variant="quiet" error={error} onRetry={onRetry} />}
    </Notice>
  );
}
