import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { useServerNowMs } from '@/components/shared/use-remaining';
import { useTravelText } from '@/components/shared/use-travel-text';
import { Avatar } from '@/components/ui/avatar';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { Plate } from '@/components/ui/plate';
import { Ring } from '@/components/ui/ring';
import { SlideButton } from '@/components/ui/slide-button';
import { LabelWithName, WrittenText } from '@/components/ui/written-text';
import { callFromBrowser } from '@/lib/client/browser';
import { useCall } from '@/lib/client/use-call';
import { useSending } from '@/lib/client/use-sending';
import type { CallAnswer } from '@/lib/contract';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/lib/domain/constants/time-units';
import { formatNumber, formatVisitTime } from '@/lib/i18n/formats';
import { Link } from '@/lib/i18n/link';
import { useLocale } from '@/lib/i18n/location';
import { useErrorText } from '@/lib/i18n/use-error-text';

import { toWorkHref } from '../work-card';
import type { TeamWork } from './team';
import { useAssignDialog } from './use-assign-dialog';

type FreeMember = CallAnswer<'team/getfreemember'>['lstMember'][number];

/** The number of fitting members that the plate offers; the dialog has all. */
const OFFERED = 3;

interface WaitingPlateProps {
  readonly work: TeamWork;
  readonly serverNowMs: number;
  readonly onChange: () => void;
}

/** The work that waits longest for somebody: how long it still can, who fits, and one slide that hands it to them. */
export function WaitingPlate({ work, serverNowMs, onChange }: WaitingPlateProps) {
  const t = useTranslations('team');
  const locale = useLocale();
  const { dialog, ask } = useAssignDialog(work, onChange);
  return (
    <Plate look="hero" className="flex flex-col gap-4 desktop:flex-row desktop:flex-wrap desktop:items-center">
      <div className="flex items-center gap-4 desktop:grow">
        <TimeLeft startsAtMs={work.startsAtMs} serverNowMs={serverNowMs} />
        <div className="min-w-0">
          <p className="text-14">{t('waiting.nobody')}</p>
          <Link href={toWorkHref(work)} className="inline-flex min-h-touch items-center text-18 font-bold underline">
            {work.serviceName}
          </Link>
          <p>{formatVisitTime(work.gDate, work.startHour, work.endHour, locale)}</p>
          <p className="text-14">{work.deliveryPlace}</p>
        </div>
      </div>
      {work.returned && (
        <div className="rounded-field bg-light/10 px-3 py-2 text-14 desktop:basis-full">
          <p className="font-semibold">
            <LabelWithName label={t('return.by', { name: '{name}' })} name={work.returned.fullname} />
          </p>
          <WrittenText text={work.returned.reason} as="p" />
        </div>
      )}
      <Fitting work={work} onChange={onChange} onOthers={ask} />
      {dialog}
    </Plate>
  );
}

/** The last day before the visit as a ring of hours, the last hour as one of minutes. */
function TimeLeft({ startsAtMs, serverNowMs }: { startsAtMs: number; serverNowMs: number }) {
  const t = useTranslations('team.waiting');
  const locale = useLocale();
  const leftMs = startsAtMs - (useServerNowMs(serverNowMs) ?? serverNowMs);
  if (leftMs <= 0 || leftMs > DAY_MS) return null;
  const isLastHour = leftMs <= HOUR_MS;
  const count = Math.ceil(leftMs / (isLastHour ? MINUTE_MS : HOUR_MS));
  return (
    <Ring share={leftMs / (isLastHour ? HOUR_MS : DAY_MS)} className="size-20 shrink-0 flex-col">
      <span className="text-22 font-bold leading-none">{formatNumber(count, locale)}</span>
      <span className="text-12">{t(isLastHour ? 'minutes' : 'hours', { count })}</span>
    </Ring>
  );
}

interface FittingProps {
  readonly work: TeamWork;
  readonly onChange: () => void;
  readonly onOthers: () => void;
}

/** The free members for it, the nearest first and chosen. Who gave it back is asked again by a press alone. */
function Fitting({ work: { taskid }, onChange, onOthers }: FittingProps) {
  const t = useTranslations('team.assign');
  const toErrorText = useErrorText();
  const { data, mutate } = useCall('team/getfreemember', { taskid });
  const [chosen, setChosen] = useState<number>();
  const { isSending, failure, send } = useSending();
  const fitting = (data?.lstMember ?? []).filter(({ isFree, isAssigned }) => isFree && !isAssigned).slice(0, OFFERED);
  const who = fitting.find(({ userId }) => userId === chosen) ?? fitting.find(({ hasReturned }) => !hasReturned);
  const assign = async ({ userId }: FreeMember) => {
    const sent = await send(() => callFromBrowser('team/assignwork', { taskid, userId }));
    if (sent.ok) onChange();
    // Somebody else was quicker: who is free has changed by now.
    else void mutate();
  };
  return (
    <div className="flex flex-col gap-3 desktop:flex-row desktop:flex-wrap desktop:items-center">
      <div className="flex flex-wrap gap-2 empty:hidden" role="group" aria-label={t('title')}>
        {fitting.map((member) => (
          <FittingMember
            key={member.userId}
            member={member}
            isChosen={member === who}
            onChoose={() => setChosen(member.userId)}
          />
        ))}
      </div>
      {failure && <p className="font-semibold">{toErrorText(failure)}</p>}
      {who && (
        <div className="flex desktop:min-w-96">
          <SlideButton
            key={who.userId}
            label={<LabelWithName label={t('giveTo', { name: '{name}' })} name={who.fullname} />}
            question={<LabelWithName label={t('question', { name: '{name}' })} name={who.fullname} />}
            confirmLabel={t('confirm')}
            isLoading={isSending}
            onDone={() => void assign(who)}
          />
        </div>
      )}
      <Button variant="inverse" size="large" className="desktop:self-end" onClick={onOthers}>
        {t('open')}
      </Button>
    </div>
  );
}

interface FittingMemberProps {
  readonly member: FreeMember;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

function FittingMember({ member, isChosen, onChoose }: FittingMemberProps) {
  const { fullname, userImage, travel, hasReturned } = member;
  const t = useTranslations('team');
  const toTravelText = useTravelText('other');
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      className={classNames(
        'flex min-h-13 items-center gap-2 rounded-card px-3 py-2 text-start',
        isChosen ? 'bg-card text-ink' : 'bg-enamel-800 text-white',
      )}
      onClick={onChoose}
    >
      <Avatar name={fullname} imageUrl={userImage} size="small" />
      <span>
        <WrittenText text={fullname} className="block font-semibold" />
        <span
          className={classNames('block text-12', isChosen && (hasReturned ? 'text-stone-500' : 'text-turquoise-600'))}
        >
          {hasReturned ? t('assign.returned') : travel ? toTravelText(travel) : t('days.free')}
        </span>
      </span>
    </button>
  );
}
