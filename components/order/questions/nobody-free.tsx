'use client';

import { CalendarClock } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { EmptyState } from '@/components/ui/states';
import { callFromBrowser } from '@/lib/client/browser';
import type { CallAnswer } from '@/lib/contract';
import { STEPS } from '@/lib/funnel/steps';
import { formatVisitTime } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import { useOrder } from '../order-context';
import { useErrorText } from '@/lib/i18n/use-error-text';
import { useProviderSearch } from '../use-free-providers';
import { useVisitHours } from '../use-visit';

interface NobodyFreeProps {
  readonly visit: string;
  readonly earliest: CallAnswer<'serviceprovider/filterserviceprovider'>['earliest'];
}

/** Nobody is free then: the earliest hour with one press, another day, or «tell me when» (BEHAVIOUR 3). */
export function NobodyFree({ visit, earliest }: NobodyFreeProps) {
  const t = useTranslations('order');
  const locale = useLocale();
  const { save, goTo } = useOrder();
  const hours = useVisitHours() ?? 1;
  const take = () => {
    if (earliest)
      save({
        gDate: earliest.gDate,
        deliverytimeid: earliest.deliverytimeid,
        startHour: earliest.startHour,
        visitHours: hours,
      });
  };
  return (
    <EmptyState
      icon={CalendarClock}
      title={t('nobody.title')}
      text={t('nobody.text', { visit })}
      action={
        <div className="flex w-full flex-col gap-3">
          {earliest && (
            <Button size="large" onClick={take}>
              {t('nobody.takeEarliest', {
                visit: formatVisitTime(earliest.gDate, earliest.startHour, earliest.startHour + hours, locale),
              })}
            </Button>
          )}
          <Button variant="secondary" onClick={() => goTo(STEPS.presenceDateTime)}>
            {t('nobody.otherDay')}
          </Button>
          <TellMeWhen />
        </div>
      }
    />
  );
}

function TellMeWhen() {
  const t = useTranslations('order');
  const toErrorText = useErrorText();
  const search = useProviderSearch();
  const [state, setState] = useState<'idle' | 'sending' | 'told'>('idle');
  const [failure, setFailure] = useState<string | null>(null);
  if (!search) return null;
  const ask = async () => {
    setState('sending');
    setFailure(null);
    try {
      const { srvcategoryid, srvcattypeid, locationid, gDate, hourneed } = search;
      await callFromBrowser('serviceprovider/tellmewhen', { srvcategoryid, srvcattypeid, locationid, gDate, hourneed });
      setState('told');
    } catch (error) {
      setFailure(toErrorText(error));
      setState('idle');
    }
  };
  if (state === 'told') return <Notice tone="success">{t('nobody.told')}</Notice>;
  return (
    <>
      <Button variant="quiet" isLoading={state === 'sending'} onClick={() => void ask()}>
        {t('nobody.tellMe')}
      </Button>
      {failure && <Notice tone="error">{failure}</Notice>}
    </>
  );
}
