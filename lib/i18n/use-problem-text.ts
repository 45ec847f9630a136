'use client';

import { useTranslations } from 'next-intl';
import { useCallback } from 'react';

import type { CallError } from '@/lib/contract/call-error';

/** The words of a failed call: the host's own, or those for a network that brought no answer. The island's words must carry `common`. */
export function useProblemText(): (error: CallError) => string {
  const t = useTranslations('common');
  return useCallback((error) => (error.key === 'network-failed' ? t('networkFailed') : error.message), [t]);
}
