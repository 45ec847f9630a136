import { X } from 'lucide';
import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { hasFreeHour, type AvailableDate, type VisitSlot } from '@/components/forms/visit/available-date';
import { VisitHours } from '@/components/forms/visit/visit-hours';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Icon } from '@/components/ui/icon';
import { Notice } from '@/components/ui/notice';
import { Skeleton } from '@/components/ui/skeleton';
import { useSnackbar } from '@/components/ui/snackbar';
import { callFromBrowser } from '@/lib/client/browser';
import { useCall } from '@/lib/client/use-call';
import { useSending } from '@/lib/client/use-sending';
import { OFFERED_HOURS } from '@/lib/domain/constants/providers';
import { formatVisitTime } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';
import { useErrorText } from '@/lib/i18n/use-error-text';

import { isVisitMissed, type WorkDetail } from './work-move';

interface LateHoursDialogProps {
  readonly work: WorkDetail;
  readonly onClose: () => void;
  readonly onOffered: () => void;
}

interface ProposedHour extends Pick<VisitSlot, 'deliverytimeid' | 'startHour' | 'endHour'> {
  readonly gDate: string;
}

const isSame = (one: ProposedHour, other: ProposedHour) =>
  one.gDate === other.gDate && one.deliverytimeid === other.deliverytimeid;

/** The chosen hours stay when a proposal is refused; hours that are taken meanwhile are removed. */
function useLateHours({ work: { taskid }, onClose, onOffered }: LateHoursDialogProps) {
  const t = useTranslations('provider.late.hours');
  const snackbar = useSnackbar();
  const [hours, setHours] = useState<readonly ProposedHour[]>([]);
  const [isMissing, setIsMissing] = useState(false);
  const [isFull, setIsFull] = useState(false);
  const { data, error, mutate } = useCall('expert/getlatehours', { taskid }, { dedupingInterval: 0 });
  const { isSending, failure, send } = useSending();
  const days = data?.lstAvailableDate ?? [];
  const isFree = (hour: ProposedHour) =>
    days.some(({ gDate, lstDeliveryTimeSheet }) =>
      lstDeliveryTimeSheet.some((slot) => !slot.isFull && isSame({ ...slot, gDate }, hour)),
    );
  const chosen = hours.filter(isFree);
  const choose = ({ gDate }: AvailableDate, { deliverytimeid, startHour, endHour }: VisitSlot) => {
    const hour = { gDate, deliverytimeid, startHour, endHour };
    if (chosen.some((known) => isSame(known, hour))) return;
    setIsFull(chosen.length >= OFFERED_HOURS.most);
    if (chosen.length < OFFERED_HOURS.most) setHours([...chosen, hour]);
  };
  const remove = (hour: ProposedHour) => {
    setIsFull(false);
    setHours(chosen.filter((known) => !isSame(known, hour)));
  };
  async function offer() {
    if (chosen.length === 0) return setIsMissing(true);
    const lstHour = chosen.map(({ gDate, deliverytimeid }) => ({ gDate, deliverytimeid }));
    const sent = await send(() => callFromBrowser('expert/offerhours', { taskid, lstHour }));
    if (!sent.ok) return void (await mutate());
    snackbar.show({ text: t('done'), tone: 'success' });
    onClose();
    onOffered();
  }
  return {
    days,
    isLoading: !data && !error,
    hasNone: data !== undefined && !days.some(hasFreeHour),
    failure: failure ?? (data ? undefined : error),
    chosen,
    choose,
    remove,
    isMissing: isMissing && chosen.length === 0,
    isFull,
    isSending,
    offer,
  };
}

/** One's own free hours after the agreed one, of which some are proposed to the customer. Load it when it is used. */
export function LateHoursDialog(props: LateHoursDialogProps) {
  const { work, onClose } = props;
  const t = useTranslations('provider.late.hours');
  const ofMissed = useTranslations('provider.missed');
  const locale = useLocale();
  const toErrorText = useErrorText();
  const late = useLateHours(props);
  const visit = formatVisitTime(work.gDate, work.startHour, work.endHour, locale);
  const last = late.chosen.at(-1);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('title')}
      // An hour that is over holds no more.
      description={isVisitMissed(work) ? ofMissed('dialog') : t('text', { visit })}
      closeLabel={t('close')}
      size="wide"
      footer={
        late.days.some(hasFreeHour) && (
          <Button isLoading={late.isSending} onClick={() => void late.offer()}>
            {t('send')}
          </Button>
        )
      }
    >
      <div className="flex flex-col gap-4">
        {late.failure && <Notice tone="error">{toErrorText(late.failure)}</Notice>}
        {late.isLoading && <Skeleton className="h-72 rounded-card" />}
        {late.hasNone && <p>{t('none')}</p>}
        <ChosenHours hours={late.chosen} onRemove={late.remove} />
        {late.isFull && <Notice tone="warning">{t('full')}</Notice>}
        {late.days.some(hasFreeHour) && (
          <VisitHours
            days={late.days}
            chosen={{ gDate: last?.gDate ?? null, deliverytimeid: last?.deliverytimeid ?? null }}
            isMissing={late.isMissing}
            onChoose={late.choose}
          />
        )}
      </div>
    </Dialog>
  );
}

interface ChosenHoursProps {
  readonly hours: readonly ProposedHour[];
  readonly onRemove: (hour: ProposedHour) => void;
}

function ChosenHours({ hours, onRemove }: ChosenHoursProps) {
  const t = useTranslations('provider.late.hours');
  const locale = useLocale();
  if (hours.length === 0) return null;
  return (
    <section className="flex flex-col gap-2">
      <h3 className="text-14 font-medium">{t('chosen')}</h3>
      <ul className="flex flex-wrap gap-2">
        {hours.map((hour) => {
          const visit = formatVisitTime(hour.gDate, hour.startHour, hour.endHour, locale);
          return (
            <li key={`${hour.gDate} ${hour.startHour}`}>
              <Button variant="secondary" aria-label={t('remove', { visit })} onClick={() => onRemove(hour)}>
                {visit}
                <Icon icon={X} size={16} />
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
