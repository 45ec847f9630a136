import { CalendarClock } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { EmptyState } from '@/components/ui/states';
import { callFromBrowser } from '@/lib/client/browser';
import { useSending } from '@/lib/client/use-sending';
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
