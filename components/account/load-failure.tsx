'use client';

import { useTranslations } from 'next-intl';

import { Button } from '@/components/ui/button';
import { ErrorState } from '@/components/ui/states';
import { useErrorText } from '@/lib/i18n/use-error-text';

/** A part of the account that could not be read: why, and once more. */
export function LoadFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useTranslations('account');
  const common = useTranslations('common');
  const toErrorText = useErrorText();
  return <ErrorState title={t('failed')} text={toErrorText(error)} action={<Button onClick={onRetry}>{common('retry')}</Button>} />;
}
