'use client';

import { useTranslations } from 'next-intl';

import { Button } from '@/components/ui/button';
import { ErrorState } from '@/components/ui/states';
import { useRetryWait } from '@/lib/client/use-retry-wait';
import { formatDigits } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';
import { useErrorText } from '@/lib/i18n/use-error-text';

/** A part of the account that could not be read: why, and once more, as soon as that can help. */
export function LoadFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useTranslations('account');
  const common = useTranslations('common');
  const locale = useLocale();
  const toErrorText = useErrorText();
  const secondsLeft = useRetryWait(error);
  const retry = (
    <Button onClick={onRetry} disabled={secondsLeft > 0}>
      {secondsLeft > 0 ? t('retryIn', { seconds: formatDigits(secondsLeft, locale) }) : common('retry')}
    </Button>
  );
  return <ErrorState title={t('failed')} text={toErrorText(error)} action={retry} />;
}
