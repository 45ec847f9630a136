'use client';

import { Users } from 'lucide';
import { useTranslations } from 'next-intl';
import dynamic from 'next/dynamic';
import { useState, type ComponentType } from 'react';

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
import { PartWithCustomer } from './part-with-customer';

const AskDialog = dynamic(
  toPatientLoader(() => import('@/components/shared/ask-dialog').then((module) => module.AskDialog)),
  { ssr: false },
);

const OfferHourDialog = dynamic(
  toPatientLoader(() => import('./offer-hour-dialog').then((module) => module.OfferHourDialog)),
  { ssr: false },
);

type OwnCustomer = CallAnswer<'regular/getcustomers'>['lstCustomer'][number];

const NOTHING = {};

/**
 * Requests of regulars, the regulars, and customers whom the provider does not want again (BEHAVIOUR 26). Each can be
 * answered and ended here.
 */
export function RegularsScreen() {
  const t = useTranslations('provider.regulars');
  const { data, error, mutate } = useProviderCall('regular/getcustomers', NOTHING);
  if (error && !data) return <LoadFailure title={t('failed')} error={error} onRetry={() => void mutate()} />;
  if (!data) return <ScreenSkeleton />;
  const asking = data.lstCustomer.filter(({ state }) => state === 'asked');
  const kept = data.lstCustomer.filter(({ state }) => state === 'agreed');
  const apart = data.lstCustomer.filter(({ apartTaskid }) => apartTaskid !== null);
  const refresh = () => void mutate();
  return (
    <div className="flex max-w-dialog-wide flex-col gap-8">
      <p className="text-stone-500">{t('about')}</p>
      {data.lstCustomer.length === 0 && <EmptyState icon={Users} title={t('none.title')} text={t('none.text')} />}
      <Customers id="regulars-asking" title={t('asking')} customers={asking} Item={AskingCustomer} onChange={refresh} />
      <Customers id="regulars-kept" title={t('kept')} customers={kept} Item={KeptCustomer} onChange={refresh} />
      <Customers id="regulars-apart" title={t('apart')} customers={apart} Item={PartedCustomer} onChange={refresh} />
    </div>
  );
}

interface CustomerProps {
  readonly customer: OwnCustomer;
  readonly onChange: () => void;
}

interface CustomersProps {
  readonly id: string;
  readonly title: string;
  readonly customers: readonly OwnCustomer[];
  readonly Item: ComponentType<CustomerProps>;
  readonly onChange: () => void;
}

function Customers({ id, title, customers, Item, onChange }: CustomersProps) {
  if (customers.length === 0) return null;
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3">
      <h2 id={id} className="text-18 font-bold">
        {title}
      </h2>
      <ul className="flex flex-col gap-3">
        {customers.map((customer) => (
          <Item key={customer.userId} customer={customer} onChange={onChange} />
        ))}
      </ul>
    </section>
  );
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
  const [isOffering, setIsOffering] = useState(false);
  const end = async () => {
    await callFromBrowser('regular/endkeeping', { userId: customer.userId, side: 'provider' });
    setIsEnding(false);
    onChange();
  };
  return (
    <li>
      <Card className="flex flex-wrap items-center justify-between gap-3">
        <Person customer={customer} />
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" onClick={() => setIsOffering(true)}>
            {t('offer.open')}
          </Button>
          <Button variant="quiet" onClick={() => setIsEnding(true)}>
            {t('end')}
          </Button>
        </div>
      </Card>
      {isOffering && <OfferHourDialog customer={customer} onClose={() => setIsOffering(false)} />}
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

function PartedCustomer({ customer, onChange }: CustomerProps) {
  return (
    <li>
      <Card className="flex flex-wrap items-center justify-between gap-3">
        <Person customer={customer} />
        <PartWithCustomer taskId={customer.apartTaskid ?? 0} isApart onChange={onChange} />
      </Card>
    </li>
  );
}
