import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';

import { SumRow } from '@/components/shared/sum-row';
import { Card } from '@/components/ui/card';
import { SkeletonText } from '@/components/ui/skeleton';

import { useOrder } from '../state/order-context';
import { PriceLines } from '../price/price-lines';
import { InvoiceCredit } from './invoice-credit';

interface InvoiceLinesProps {
  readonly isGiftOpen: boolean;
  /** The ways to pay what is left. */
  readonly children: ReactNode;
}

/** Every line of the price, what gift and wallet pay of it, what is left to pay, and how. */
export function InvoiceLines({ isGiftOpen, children }: InvoiceLinesProps) {
  const t = useTranslations('order');
  const { price } = useOrder();
  const answer = price.answer;
  const isBusy = price.isLoading || isGiftOpen;
  return (
    <Card className="flex flex-col gap-3">
      <h2 className="text-18 font-bold">{t('invoice.money')}</h2>
      {!answer && <SkeletonText lines={3} />}
      {answer && (
        <>
          <PriceLines lines={answer.lines} />
          <InvoiceCredit />
          {/* What is left to pay is read out beside the button that pays it. */}
          <dl aria-busy={isBusy} className={isBusy ? 'flex flex-col gap-3 text-stone-500' : 'flex flex-col gap-3'}>
            {answer.giftRial > 0 && <SumRow label={t('invoice.gift')} amount={-answer.giftRial} />}
            {answer.walletRial > 0 && <SumRow label={t('invoice.wallet')} amount={-answer.walletRial} />}
            <SumRow look="total" label={t('invoice.payable')} amount={answer.payableRial} />
          </dl>
        </>
      )}
      {children}
    </Card>
  );
}
