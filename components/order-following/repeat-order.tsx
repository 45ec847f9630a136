'use client';

import { CalendarClock, RotateCcw } from 'lucide';
import { useTranslations } from 'next-intl';

import { toIsolatedName } from '@/components/shared/isolated-name';
import { Button } from '@/components/ui/button';
import type { ButtonLook } from '@/components/ui/button-look';
import { Icon } from '@/components/ui/icon';
import { IsolatedNames } from '@/components/ui/isolated-names';
import { useCall } from '@/lib/client/use-call';
import { toProviderFields } from '@/lib/funnel/chosen-provider';
import { formatVisitTime } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import { useRepeat } from './use-repeat';

interface RepeatOrderProps {
  readonly task: { readonly taskid: number };
  readonly variant?: ButtonLook['variant'];
}

/**
 * Orders once more what was ordered before. Its answers and address are filled in, and the funnel goes on with the day.
 * Its professional stands first.
 */
export function RepeatOrder({ task, variant = 'secondary' }: RepeatOrderProps) {
  const t = useTranslations('order-following.last');
  const { isSending, repeat } = useRepeat(task.taskid);
  return (
    <Button variant={variant} isLoading={isSending} onClick={() => void repeat()}>
      <Icon icon={RotateCcw} />
      {t('repeat')}
    </Button>
  );
}

/**
 * "Again with her, Wednesday at nine?": the next such hour at which who came is free, in one press to the pre-invoice
 * (BEHAVIOUR 26). Without such an hour it shows nothing.
 */
export function AgainWith({ task: { taskid }, variant = 'secondary' }: RepeatOrderProps) {
  const t = useTranslations('order-following.last');
  const locale = useLocale();
  const { isSending, repeat } = useRepeat(taskid);
  const { data } = useCall('clean/getrepeathour', { taskid }, { revalidateOnFocus: false });
  if (!data?.visit) return null;
  const { gDate, deliverytimeid, startHour, endHour, provider } = data.visit;
  const fields = { gDate, deliverytimeid, startHour, visitHours: endHour - startHour, ...toProviderFields(provider) };
  return (
    <Button variant={variant} isLoading={isSending} onClick={() => void repeat(fields)}>
      <Icon icon={CalendarClock} />
      <IsolatedNames
        text={t('again', {
          name: toIsolatedName(provider.fullname),
          visit: formatVisitTime(gDate, startHour, endHour, locale),
        })}
      />
    </Button>
  );
}
