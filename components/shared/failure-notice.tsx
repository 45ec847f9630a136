import { Notice } from '@/components/ui/notice';

import { TryAgainButton } from './try-again-button';

interface FailureNoticeProps {
  /** null while all is well: then nothing is shown. */
  readonly problem: string | null;
  /** The problem's cause; after too many tries the person sees the time to wait. */
  readonly error?: unknown;
  /** null when it would only fail again. */
  readonly onRetry: (() => void) | null;
}

/** A failed load or sending, in its place or beside it, with another try. */
export function FailureNotice({ problem, error, onRetry }: FailureNoticeProps) {
  if (!problem) return null;
  return (
    <Notice tone="error">
      <p>{problem}</p>
      {onRetry && <TryAgainButton variant="quiet" error={error} onRetry={onRetry} />}
    </Notice>
  );
}
