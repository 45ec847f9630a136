import { Users } from 'lucide';
import { useTranslations } from 'next-intl';
import { useState, type ComponentProps } from 'react';

import { Fold } from '@/components/ui/fold';

import { useOrder } from '../state/order-context';
import { InvoiceRecipient, useCanBeForOther } from './invoice-recipient';
import { InvoiceSeries, useCanComeAgain } from './invoice-series';

/** How often, and for whom it is: one line that says what holds, for most orders leave it so. */
export function InvoiceAgreements({ problems }: ComponentProps<typeof InvoiceRecipient>) {
  const t = useTranslations('order');
  const { recipient, plan } = useOrder().draft;
  const comesAgain = useCanComeAgain();
  const isForAnybody = useCanBeForOther();
  const isUsed = recipient !== null || (plan !== null && plan !== 'once');
  // It stays open when the last wish in it is taken back: a fold that closes under a finger hides what was pressed.
  const [wasOpened, setOpened] = useState(isUsed);
  if (!comesAgain && !isForAnybody) return null;
  const holds = [comesAgain && t('series.once'), isForAnybody && t('recipient.self')].filter(Boolean);
  return (
    <Fold
      icon={Users}
      title={t(`invoice.agreements.${comesAgain ? (isForAnybody ? 'both' : 'series') : 'recipient'}`)}
      summary={!isUsed && holds.join(' · ')}
      isOpen={wasOpened || isUsed}
      onOpen={() => setOpened(true)}
    >
      <div className="flex flex-col gap-2">
        <InvoiceSeries />
        <InvoiceRecipient problems={problems} />
      </div>
    </Fold>
  );
}
