'use client';

import { Users } from 'lucide';
import { useTranslations } from 'next-intl';
import dynamic from 'next/dynamic';
import { useState } from 'react';

import { FailureNotice } from '@/components/shared/failure-notice';
import { toIsolatedName } from '@/components/shared/isolated-name';
import { LoadFailure } from '@/components/shared/load-failure';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/states';
import { WrittenText } from '@/components/ui/written-text';
import { callFromBrowser } from '@/lib/client/browser';
import { toPatientLoader } from '@/lib/client/patient-loader';
import { useSending } from '@/lib/client/use-sending';
import type { CallAnswer } from '@/lib/contract';
import { formatNumber } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';
import { useErrorText } from '@/lib/i18n/use-error-text';

import { ScreenSkeleton } from '../screen-skeleton';
import { useProviderCall } from '../use-provider-call';

const AskDialog = dynamic(
  toPatientLoader(() => import('@/components/shared/ask-dialog').then((module) => module.AskDialog)),
  { ssr: false },
);

type OwnCustomer = CallAnswer<'regular/getcustomers'>['lstCustomer'][number];

const NOTHING = {};

/** Who asks to keep the provider, and who keeps them (BEHAVIOUR 26): each can be answered and ended here. */
export function RegularsScreen() {
  const t = useTranslations('provider.regulars');
  const { data, error, mutate } = useProviderCall('regular/getcustomers', NOTHING);
  if (error && !data) return <LoadFailure title={t('failed')} error={error} onRetry={() => void mutate()} />;
  if (!data) return <ScreenSkeleton />;
  const asking = data.lstCustomer.filter(({ state }) => state === 'asked');
  const kept = data.lstCustomer.filter(({ state }) => state === 'agreed');
  const refresh = () => void mutate();
  return (
    <div className="flex max-w-dialog-wide flex-col gap-8">
      <p className="text-stone-500">{t('about')}</p>
      {data.lstCustomer.length === 0 && <EmptyState icon={Users} title={t('none.title')} text={t('none.text')} />}
      {asking.length > 0 && (
        <section aria-labelledby="regulars-asking" className="flex flex-col gap-3">
          <h2 id="regulars-asking" className="text-18 font-bold">
            {t('asking')}
          </h2>
          <ul className="flex flex-col gap-3">
            {asking.map((customer) => (
              <AskingCustomer key={customer.userId} customer={customer} onChange={refresh} />
            ))}
          </ul>
        </section>
      )}
      {kept.length > 0 && (
        <section aria-labelledby="regulars-kept" className="flex flex-col gap-3">
          <h2 id="regulars-kept" className="text-18 font-bold">
            {t('kept')}
          </h2>
          <ul className="flex flex-col gap-3">
            {kept.map((customer) => (
              <KeptCustomer key={customer.userId} customer={customer} onChange={refresh} />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

interface CustomerProps {
  readonly customer: OwnCustomer;
  readonly onChange: () => void;
}

function Person({ customer: { name, doneTaskCount } }: Pick<CustomerProps, 'customer'>) {
  const t = useTranslations('provider.regulars');
  const locale = useLocale();
  return (
    <div>
      <h3 className="font-bold">
        <WrittenText text={name} />
      </h3>
      <p className="text-14 text-stone-500">
        {t('done', { count: doneTaskCount, shown: formatNumber(doneTaskCount, locale) })}
      </p>
    </div>
  );
}

function AskingCustomer({ customer, onChange }: CustomerProps) {
  const t = useTranslations('provider.regulars');
  const toErrorText = useErrorText();
  const { isSending, failure, send } = useSending();
  async function answer(isAgreed: boolean) {
    await send(() => callFromBrowser('regular/answercustomer', { customerUserId: customer.userId, isAgreed }));
    onChange();
  }
  return (
    <li>
      <Card className="flex flex-col gap-3">
        <Person customer={customer} />
        <div className="flex flex-wrap gap-3">
          <Button isLoading={isSending} onClick={() => void answer(true)}>
            {t('agree')}
          </Button>
          <Button variant="secondary" isLoading={isSending} onClick={() => void answer(false)}>
            {t('decline')}
          </Button>
        </div>
        <FailureNotice problem={failure && toErrorText(failure)} error={failure} onRetry={null} />
      </Card>
    </li>
  );
}

function KeptCustomer({ customer, onChange }: CustomerProps) {
  const t = useTranslations('provider.regulars');
  const [isEnding, setIsEnding] = useState(false);
  const end = async () => {
    await callFromBrowser('regular/endkeeping', { userId: customer.userId, side: 'provider' });
    setIsEnding(false);
    onChange();
  };
  return (
    <li>
      <Card className="flex flex-wrap items-center justify-between gap-3">
        <Person customer={customer} />
        <Button variant="quiet" onClick={() => setIsEnding(true)}>
          {t('end')}
        </Button>
      </Card>
      {isEnding && (
        <AskDialog
          title={t('ending.title', { name: toIsolatedName(customer.name) })}
          text={t('ending.text')}
          confirmLabel={t('end')}
          onConfirm={end}
          onClose={() => setIsEnding(false)}
        />
      )}
    </li>
  );
}
