import { CalendarPlus } from 'lucide';
import { useTranslations } from 'next-intl';

import { Button } from '@/components/ui/button';
import type { ButtonLook } from '@/components/ui/button-look';
import { Icon } from '@/components/ui/icon';
import { useSnackbar } from '@/components/ui/snackbar';
import { createCalendarFile, type CalendarVisit } from '@/lib/domain/text/calendar-file';
import type { CallAnswer } from '@/lib/contract';
import { HOUR_MS } from '@/lib/domain/constants/time-units';
import { isAccepted } from '@/lib/domain/order/order-states';
import { CHANGES_HOUR } from '@/lib/domain/series/calendar-name';
import { toWorkName } from '@/lib/domain/order/work-name';
import { formatDigits } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';
import { toLocalePath } from '@/lib/i18n/paths';

type Task = CallAnswer<'clean/gettaskdetail'>['taskDetail'];

interface CalendarButtonProps {
  /** As they are when the button is pressed. */
  readonly listVisits: () => readonly CalendarVisit[];
  /** The file's name, without its ending. */
  readonly fileName: string;
  readonly size?: ButtonLook['size'];
}

/** A calendar file of visits; the library that writes it loads on use. Its words are `order.done`. */
export function CalendarButton({ listVisits, fileName, size }: CalendarButtonProps) {
  const t = useTranslations('order');
  const { show } = useSnackbar();
  const download = async () => {
    try {
      save(await createCalendarFile(...listVisits()), `${fileName}.ics`);
    } catch {
      show({ text: t('done.calendarFailed'), tone: 'error' });
    }
  };
  return (
    <Button variant="secondary" size={size} onClick={() => void download()}>
      <Icon icon={CalendarPlus} />
      {t('done.calendar')}
    </Button>
  );
}

/** The visits of an order, for the calendar of its customer. */
export function AddToCalendar({ task, size }: { task: Task; size?: ButtonLook['size'] }) {
  const t = useTranslations('order');
  const locale = useLocale();
  const listVisits = () => {
    const visit = {
      // A number that counts too much only makes a file newer.
      uid: `${task.reqcode}@pelakfan`,
      sequence: task.timeline.filter(({ move }) => CHANGES_HOUR.includes(move)).length,
      ...task.calendar,
      title: t('done.calendarTitle', { service: toWorkName(task) }),
      description: t('done.calendarText', {
        provider: task.providerName ?? t('done.someProvider'),
        code: formatDigits(task.reqcode, locale),
      }),
      place: task.deliveryAddress,
      url: new URL(toLocalePath(locale, `/my-order-list/current_order/?taskid=${task.taskid}`), window.location.origin)
        .href,
      startsAtMs: task.startsAtMs,
      endsAtMs: task.startsAtMs + (task.endHour - task.startHour) * HOUR_MS,
      isConfirmed: isAccepted(task.state),
    };
    return [visit, ...listReturns(task, visit)];
  };
  return <CalendarButton listVisits={listVisits} fileName={`pelakfan-${task.reqcode}`} size={size} />;
}

/** Textiles come back at an hour of their own. */
function listReturns({ reqcode, returnVisit }: Task, visit: CalendarVisit): CalendarVisit[] {
  if (!returnVisit) return [];
  const { startsAtMs, startHour, endHour } = returnVisit;
  const endsAtMs = startsAtMs + (endHour - startHour) * HOUR_MS;
  return [{ ...visit, uid: `${reqcode}-return@pelakfan`, startsAtMs, endsAtMs }];
}

function save(text: string, name: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/calendar;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
