import { useTranslations } from 'next-intl';

import { toIsolatedName } from '@/components/shared/isolated-name';
import { formatInstant } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import { isOpenForBids } from '@/components/shared/state-words';
import type { TaskDetail } from './task-detail';

/** The next step in a sentence, a person's name in it isolated. */
export function useNextText(task: TaskDetail): string {
  const t = useTranslations('order-following');
  const locale = useLocale();
  if (task.absence) return t(`next.${task.absence}`);
  const isRescued = task.state === 'AWAITING_PROVIDER' && task.timeline.at(-1)?.move === 'rescue';
  if (isRescued && task.providerName) return t('next.rescue', { name: toIsolatedName(task.providerName) });
  if (task.state === 'EXPIRED' && isOpenForBids(task)) return t('bids.expired');
  if (task.state === 'DONE' && task.completesAtMs === null) return t('next.heldDone');
  const next = t(`next.${task.state}`, {
    until: task.completesAtMs === null ? '' : formatInstant(task.completesAtMs, locale),
  });
  const isRescueTried = task.isRescueAgreed && (task.state === 'DECLINED' || task.state === 'EXPIRED');
  return isRescueTried ? `${t('next.rescueNone')} ${next}` : next;
}
