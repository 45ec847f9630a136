'use client';

import { useTranslations } from 'next-intl';

import { Button } from '@/components/ui/button';
import { toButtonClassName } from '@/components/ui/button-look';
import { ErrorState } from '@/components/ui/states';
import { useRetryWait } from '@/lib/client/use-retry-wait';
import { CallError } from '@/lib/contract/call-error';
import { formatDigits } from '@/lib/i18n/formats';
import { Link } from '@/lib/i18n/link';
import { useLocale } from '@/lib/i18n/location';
import { useErrorText } from '@/lib/i18n/use-error-text';

/** What asking again would not change. */
const FINAL: readonly string[] = ['not-found', 'not-yours', 'invalid-input'];

/** Orders that could not be read: why, and once more where that can help; whoever asked too often waits as long as the server said. */
export function LoadFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useTranslations('orders');
  const locale = useLocale();
  const toErrorText = useErrorText();
  const secondsLeft = useRetryWait(error);
  const isFinal = error instanceof CallError && FINAL.includes(error.key);
  return (
    <ErrorState
      title={isFinal ? t('missing') : t('failed')}
      text={toErrorText(error)}
      action={
        isFinal ? (
          <Link href="/my-order-list/" className={toButtonClassName({ variant: 'secondary' })}>
            {t('toAll')}
          </Link>
        ) : (
          <Button onClick={onRetry} disabled={secondsLeft > 0}>
            {secondsLeft > 0 ? t('retryIn', { seconds: formatDigits(secondsLeft, locale) }) : t('retry')}
          </Button>
        )
      }
    />
  );
}
