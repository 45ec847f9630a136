import { ErrorState } from '@/components/ui/states';
import { useErrorText } from '@/lib/i18n/use-error-text';

import { TryAgainButton } from './try-again-button';

interface LoadFailureProps {
  readonly title: string;
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** A failed load in its place: the reason and another try. */
export function LoadFailure({ title, error, onRetry }: LoadFailureProps) {
  const toErrorText = useErrorText();
  return (
    <ErrorState title={title} text={toErrorText(error)} action={<TryAgainButton error={error} onRetry={onRetry} />} />
  );
}
