import { useTranslations } from 'next-intl';

import { toIsolatedName } from '@/components/shared/isolated-name';

import { useOrderStateWords } from '../use-order-state-words';
import type { DeskEvent } from './desk-order';

/**
 * The name of an event for operators, a person's name in it isolated. A move that leaves the order in its state has
 * words of its own.
 */
export function useEventWords() {
  const t = useTranslations('desk.case');
  const toOrderState = useOrderStateWords();
  return ({ kind, move, state, posting, recipient }: DeskEvent): string => {
    if (kind === 'message') return t('message');
    if (kind === 'alert') return t('alert', { name: toIsolatedName(recipient ?? '') });
    if (kind === 'sms') return t('sms', { name: toIsolatedName(recipient ?? '') });
    if (kind === 'money')
      return t.has(`postings.${posting}` as 'postings.other')
        ? t(`postings.${posting}` as 'postings.other')
        : t('postings.other');
    if (t.has(`moves.${move}` as 'moves.dispute')) return t(`moves.${move}` as 'moves.dispute');
    return state === null ? '' : toOrderState(state);
  };
}
