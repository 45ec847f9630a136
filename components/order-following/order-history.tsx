import { History } from 'lucide';
import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { isDesktop } from '@/components/shared/is-desktop';
import { toStateTone } from '@/components/shared/state-tone';
import { Fold } from '@/components/ui/fold';
import { Timeline, type TimelineStep } from '@/components/ui/timeline';
import { listComingStates } from '@/lib/domain/order/order-lifecycle';
import { isOver, isUnfulfilled } from '@/lib/domain/order/order-states';
import { formatInstant, formatTomans } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import { findEventWords } from './order-words';
import { toStateWords } from '@/components/shared/state-words';
import type { TaskDetail } from './task-detail';

/** Everything that happened, and what comes next; open from the beginning where it has a column of its own. */
export function OrderHistory({ task }: { task: TaskDetail }) {
  const t = useTranslations('order-following');
  const steps = useTimeline(task);
  const [isOpen] = useState(() => isDesktop());
  return (
    <Fold icon={History} title={t('timeline')} isOpen={isOpen}>
      <Timeline steps={steps} label={t('timeline')} />
    </Fold>
  );
}

function useTimeline(task: TaskDetail): TimelineStep[] {
  const t = useTranslations('order-following');
  const locale = useLocale();
  const happened = task.timeline.map((entry, index): TimelineStep => {
    const isLast = index === task.timeline.length - 1;
    // The beginning has words of its own once it lies behind.
    const eventWords = entry.move === 'place' && !isLast ? 'placed' : findEventWords(entry.move);
    const time = formatInstant(entry.atMs, locale);
    const creditRial = entry.move === 'start' ? (task.lateness?.creditRial ?? 0) : 0;
    const credit = creditRial > 0 ? t('late.timeline', { amount: formatTomans(creditRial, locale) }) : null;
    const isCurrent = isLast && !isOver(entry.state);
    const isBad = toStateTone(entry.state) === 'danger' || isUnfulfilled(entry.state);
    return {
      key: `${index}-${entry.state}`,
      title: t(eventWords ?? toStateWords({ ...task, state: entry.state, absence: null })),
      text: credit === null ? time : `${time} · ${credit}`,
      state: isBad ? 'failed' : isCurrent ? 'current' : 'done',
      isCurrent,
    };
  });
  const coming = listComingStates(task).map((state): TimelineStep => ({
    key: state,
    title: t(`states.${state}`),
    state: 'coming',
  }));
  return [...happened, ...coming];
}
