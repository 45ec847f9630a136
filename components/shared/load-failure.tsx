import { ErrorState } from '@/components/ui/states';
import { useErrorText } from '@/lib/i18n/use-error-text';

import { TryAgainButton } from './try-again-button';

interface LoadFailureProps {
  readonly title: string;
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** What could not be read, in its place: why, and once more. */
export function LoadFailure({ title, error, onRetry }: LoadFailureProps) {
  const toErrorText = useErrorText();
  return (
    <ErrorState title={title} text={toErrorText(error)} action={<TryAgainButton error={error} onRetry={onRetry} />} />
  );
}
