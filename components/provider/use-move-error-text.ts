import { useTranslations } from 'next-intl';

import { CallError } from '@/lib/contract/call-error';
import { useErrorText } from '@/lib/i18n/use-error-text';

/** Why a move was refused, on a page that has read the job anew since: there is nothing to reload. */
export function useMoveErrorText(): (error: unknown) => string {
  const t = useTranslations('provider');
  const toErrorText = useErrorText();
  return (error) =>
    error instanceof CallError && error.key === 'move-not-allowed' ? t('moveOver') : toErrorText(error);
}
