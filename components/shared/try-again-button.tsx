import { useTranslations } from 'next-intl';

import { Button } from '@/components/ui/button';
import type { ButtonLook } from '@/components/ui/button-look';
import { useRetryWait } from '@/lib/client/use-retry-wait';
import { formatDigits } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

interface TryAgainButtonProps {
  readonly error: unknown;
  readonly onRetry: () => void;
  readonly variant?: ButtonLook['variant'];
  readonly className?: string;
}

/** Once more; a person who asked too often sees how long to wait, as the server said. The words stand in `common`. */
export function TryAgainButton({ error, onRetry, ...look }: TryAgainButtonProps) {
  const t = useTranslations('common');
  const locale = useLocale();
  const secondsLeft = useRetryWait(error);
  return (
    <Button {...look} onClick={onRetry} disabled={secondsLeft > 0}>
      {secondsLeft > 0 ? t('retryIn', { seconds: formatDigits(secondsLeft, locale) }) : t('retry')}
    </Button>
  );
}
