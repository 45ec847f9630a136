import { CalendarClock } from 'lucide';
import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { EmptyState } from '@/components/ui/states';
import { callFromBrowser } from '@/lib/client/browser';
import { useSending } from '@/lib/client/use-sending';
import type { CallAnswer } from '@/lib/contract';
import type { Gender } from '@/lib/contract/enumerations';
import { STEPS } from '@/lib/funnel/steps';
import { formatVisitTime } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import { useOrder } from '../state/order-context';
import { useErrorText } from '@/lib/i18n/use-error-text';
import { useProviderSearch } from './use-free-providers';
import { useVisitHours } from '../state/use-visit';

interface NobodyFreeProps {
  readonly visit: string;
  readonly earliest: CallAnswer<'serviceprovider/filterserviceprovider'>['earliest'];
}

/** Nobody is free then: the earliest hour with one press, another day, or «tell me when» (BEHAVIOUR 3). */
export function NobodyFree({ visit, earliest }: NobodyFreeProps) {
  const t = useTranslations('order');
  const { goTo } = useOrder();
  return (
    <EmptyState
      icon={CalendarClock}
      title={t('nobody.title')}
      text={t('nobody.text', { visit })}
      action={
        <div className="flex w-full flex-col gap-3">
          {earliest && <TakeEarliest earliest={earliest} />}
          <Button variant="secondary" onClick={() => goTo(STEPS.presenceDateTime)}>
            {t('nobody.otherDay')}
          </Button>
          <TellMeWhen />
        </div>
      }
    />
  );
}

function TakeEarliest({ earliest }: { earliest: NonNullable<NobodyFreeProps['earliest']> }) {
  const t = useTranslations('order.nobody');
  const locale = useLocale();
  const { save } = useOrder();
  const hours = useVisitHours() ?? 1;
  const { gDate, deliverytimeid, startHour } = earliest;
  return (
    <Button size="large" onClick={() => save({ gDate, deliverytimeid, startHour, visitHours: hours })}>
      {t('takeEarliest', { visit: formatVisitTime(gDate, startHour, startHour + hours, locale) })}
    </Button>
  );
}

interface NobodyOfGenderProps extends Pick<NobodyFreeProps, 'earliest'> {
  readonly gender: Gender;
}

/** Somebody may be free, but nobody of those who are to be shown; the earliest hour is one of theirs. */
export function NobodyOfGender({ gender, earliest }: NobodyOfGenderProps) {
  const t = useTranslations('order.provider.filter');
  const { save } = useOrder();
  return (
    <EmptyState
      icon={CalendarClock}
      title={t(`none.${gender}`)}
      text={t('noneText')}
      action={
        <div className="flex w-full flex-col gap-3">
          {earliest && <TakeEarliest earliest={earliest} />}
          <Button variant="secondary" onClick={() => save({ providerGender: null })}>
            {t('all')}
          </Button>
        </div>
      }
    />
  );
}

function TellMeWhen() {
  const t = useTranslations('order');
  const toErrorText = useErrorText();
  const search = useProviderSearch();
  const [isTold, setIsTold] = useState(false);
  const { isSending, failure, send } = useSending();
  if (!search) return null;
  const ask = async () => {
    const { srvcategoryid, srvcattypeid, locationid, gDate, hourneed } = search;
    const sent = await send(() =>
      callFromBrowser('serviceprovider/tellmewhen', { srvcategoryid, srvcattypeid, locationid, gDate, hourneed }),
    );
    if (sent.ok) setIsTold(true);
  };
  if (isTold) return <Notice tone="success">{t('nobody.told')}</Notice>;
  return (
    <>
      <Button variant="quiet" isLoading={isSending} onClick={() => void ask()}>
        {t('nobody.tellMe')}
      </Button>
      {failure && <Notice tone="error">{toErrorText(failure)}</Notice>}
    </>
  );
}
