import { useTranslations } from 'next-intl';

import { CallError } from '@/lib/contract/call-error';

/** An error in the person's words: the host's own where it answered, else that the connection failed. */
export function useAuthError(): (error: unknown) => string {
  const t = useTranslations('auth');
  return (error) => (error instanceof CallError && error.message !== error.key ? error.message : t('networkFailed'));
}
