import { useTranslations } from 'next-intl';

import { LoadFailure } from '@/components/shared/load-failure';
import { toButtonClassName } from '@/components/ui/button-look';
import { ErrorState } from '@/components/ui/states';
import { CallError } from '@/lib/contract/call-error';
import { Link } from '@/lib/i18n/link';
import { useErrorText } from '@/lib/i18n/use-error-text';

/** Errors that another try would not change. */
const FINAL: readonly string[] = ['not-found', 'not-yours', 'invalid-input'];

/** Orders that could not be read: why, and once more where that can help, else the way to all of them. */
export function OrderLoadFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useTranslations('order-following');
  const toErrorText = useErrorText();
  if (!(error instanceof CallError && FINAL.includes(error.key)))
    return <LoadFailure title={t('failed')} error={error} onRetry={onRetry} />;
  const toAll = (
    <Link href="/my-order-list/" className={toButtonClassName({ variant: 'secondary' })}>
      {t('toAll')}
    </Link>
  );
  return <ErrorState title={t('missing')} text={toErrorText(error)} action={toAll} />;
}
