'use client';

import { CalendarPlus } from 'lucide-react';
import { useTranslations } from 'next-intl';

import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { useSnackbar } from '@/components/ui/snackbar';
import { HOUR_MS } from '@/lib/domain/constants';

import type { Task } from './task';

/** A calendar file of the visit; the library that writes it loads on use. */
export function AddToCalendar({ task }: { task: Task }) {
  const t = useTranslations('order');
  const { show } = useSnackbar();
  const download = async () => {
    const { createEvent } = await import('ics');
    const { value, error } = createEvent({
      uid: `${task.reqcode}@pelakfan`,
      title: t('done.calendarTitle', { service: task.serviceTypeName }),
      location: task.deliveryAddress,
      start: task.startsAtMs,
      startInputType: 'utc',
      end: task.startsAtMs + (task.endHour - task.startHour) * HOUR_MS,
      endInputType: 'utc',
      productId: 'pelakfan',
    });
    if (error || !value) return show({ text: t('done.calendarFailed'), tone: 'error' });
    const url = URL.createObjectURL(new Blob([value], { type: 'text/calendar' }));
    const link = document.createElement('a');
    link.href = url;
    link.download = `${task.reqcode}.ics`;
    link.click();
    URL.revokeObjectURL(url);
  };
  return (
    <Button variant="secondary" size="large" onClick={() => void download()}>
      <Icon icon={CalendarPlus} />
      {t('done.calendar')}
    </Button>
  );
}
