import { useTranslations } from 'next-intl';
import { useState } from 'react';

import type { AvailableDate } from '@/components/forms/visit/available-date';
import { toIsolatedName } from '@/components/shared/isolated-name';
import { ProviderFacts, type FreeProvider } from '@/components/shared/provider-facts';
import { YarName } from '@/components/shared/yar-name';
import { useFirstProblem } from '@/components/forms/fields/use-first-problem';
import { VisitHours } from '@/components/forms/visit/visit-hours';
import { Avatar } from '@/components/ui/avatar';
import { Button } from '@/components/ui/button';
import { ChoiceCards } from '@/components/ui/choice';
import { Dialog } from '@/components/ui/dialog';
import { IsolatedNames } from '@/components/ui/isolated-names';
import { Notice } from '@/components/ui/notice';
import { Skeleton } from '@/components/ui/skeleton';
import { useCall } from '@/lib/client/use-call';
import { formatVisitTime } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';
import { useErrorText } from '@/lib/i18n/use-error-text';

import type { TaskDetail } from './task-detail';
import { useNextOffer, type Hour } from './use-next-offer';

interface NextProviderDialogProps {
  readonly task: TaskDetail;
  readonly onClose: () => void;
  readonly onCancel: () => void;
  readonly onOffered: () => void;
}

interface ProviderChoiceProps {
  readonly legend: string;
  readonly providers: readonly FreeProvider[];
  readonly value: number | null;
  readonly onValueChange: (userId: number) => void;
  readonly error: string | undefined;
}

function ProviderChoice({ providers, ...group }: ProviderChoiceProps) {
  return (
    <ChoiceCards
      {...group}
      choices={providers.map((provider) => ({
        value: provider.userId,
        label: <YarName fullname={provider.fullname} />,
        picture: <Avatar name={provider.fullname} imageUrl={provider.userImage} />,
        description: <ProviderFacts provider={provider} />,
      }))}
    />
  );
}

interface HourChoiceProps {
  readonly days: readonly AvailableDate[];
  readonly hour: Hour | null;
  readonly firstDate: string;
  readonly onChoose: (hour: Hour) => void;
}

function HourChoice({ days, hour, firstDate, onChoose }: HourChoiceProps) {
  return (
    <VisitHours
      days={days}
      chosen={{ gDate: hour?.gDate ?? null, deliverytimeid: hour?.deliverytimeid ?? null }}
      firstDate={firstDate}
      isMissing={false}
      onChoose={(day, slot) => onChoose({ ...slot, gDate: day.gDate })}
    />
  );
}

/** The choice of the next provider: first an hour, by default the order's own, then a provider who is free then. */
function useNextProvider(task: TaskDetail) {
  const [hour, setHour] = useState<Hour | null>(null);
  const [isChoosingHour, setIsChoosingHour] = useState(false);
  const [chosenId, setChosenId] = useState<number | null>(null);
  const [isMissing, setIsMissing] = useState(false);
  const call = useCall(
    'reqandpay/getnextprovider',
    { taskid: task.taskid, ...(hour && { gDate: hour.gDate, deliverytimeid: hour.deliverytimeid }) },
    { dedupingInterval: 0 },
  );
  const choose = (userId: number | null) => {
    setChosenId(userId);
    setIsMissing(false);
  };
  const providers = call.data?.lstServiceProvider ?? [];
  return {
    ...call,
    providers,
    chosen: providers.find(({ userId }) => userId === chosenId) ?? null,
    choose,
    hour,
    takeHour: (next: Hour) => {
      setHour(next);
      choose(null);
      setIsChoosingHour(false);
    },
    isChoosingHour,
    toggleHours: () => setIsChoosingHour(!isChoosingHour),
    isMissing,
    miss: () => setIsMissing(true),
  };
}

/** After a decline: another professional by name, rating and price, another hour, or the end of the order. */
export function NextProviderDialog({ task, onClose, onCancel, onOffered }: NextProviderDialogProps) {
  const t = useTranslations('order-following.nextProvider');
  const common = useTranslations('common');
  const locale = useLocale();
  const toErrorText = useErrorText();
  const next = useNextProvider(task);
  const { data, error, providers, chosen, hour, isChoosingHour } = next;
  const { offer, isSending, gone, problem } = useNextOffer({ task, onClose, onOffered }, () => next.mutate());
  const { gDate, startHour, endHour } = hour ?? task;
  const visit = formatVisitTime(gDate, startHour, endHour, locale);
  const failure = problem ?? (error && !data ? toErrorText(error) : null);
  const isOffering = !isChoosingHour && providers.length > 0;
  const { place, show: showFirst } = useFirstProblem();
  const press = () => {
    if (chosen) return void offer(chosen, hour);
    next.miss();
    showFirst();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={isChoosingHour ? t('hoursTitle') : t('title')}
      description={t(task.isRescueAgreed ? 'textAfterRescue' : 'text')}
      closeLabel={common('close')}
      size="wide"
      footer={
        <>
          {isOffering && (
            <Button className="max-tablet:basis-full" isLoading={isSending} onClick={press}>
              <IsolatedNames text={chosen ? t('offer', { name: toIsolatedName(chosen.fullname) }) : t('missing')} />
            </Button>
          )}
          <Button variant={isOffering ? 'secondary' : 'primary'} onClick={next.toggleHours}>
            {isChoosingHour ? t('sameHours') : t('otherHour')}
          </Button>
          <Button variant="quiet" className="text-pomegranate-600" onClick={onCancel}>
            {t('cancel')}
          </Button>
        </>
      }
    >
      <div ref={place} className="flex flex-col gap-4">
        {failure && <Notice tone="error">{failure}</Notice>}
        {gone && data && !isChoosingHour && (
          <Notice tone="error">
            <IsolatedNames
              text={t(providers.length > 0 ? 'gone' : 'goneNobody', { name: toIsolatedName(gone.fullname) })}
            />
          </Notice>
        )}
        {!data && !error && <Skeleton className="h-72 rounded-card" />}
        {data && isChoosingHour && (
          <HourChoice days={data.lstAvailableDate} hour={hour} firstDate={task.gDate} onChoose={next.takeHour} />
        )}
        {data && !isChoosingHour && providers.length === 0 && !gone && <p>{t('none', { visit })}</p>}
        {isOffering && (
          <ProviderChoice
            legend={t('at', { visit })}
            providers={providers}
            value={chosen?.userId ?? null}
            onValueChange={next.choose}
            error={next.isMissing && !chosen ? t('missing') : undefined}
          />
        )}
      </div>
    </Dialog>
  );
}
