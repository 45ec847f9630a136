import { useTranslations } from 'next-intl';

import { SumRow } from '@/components/shared/sum-row';
import { Dialog } from '@/components/ui/dialog';

import { useOrder } from '../state/order-context';
import { PriceLines } from './price-lines';

/** The lines of the price so far: a sheet over the question on a phone, a card on the desktop. */
export function PriceSheet({ onClose }: { onClose: () => void }) {
  const t = useTranslations('order');
  const common = useTranslations('common');
  const { price } = useOrder();
  if (!price.answer) return null;
  const { lines, priceRial, discountRial } = price.answer;
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('price.lines')}
      description={t('price.linesHint')}
      closeLabel={common('close')}
    >
      <PriceLines lines={lines}>
        <SumRow look="total" label={t('price.soFar')} amount={priceRial - discountRial} />
      </PriceLines>
    </Dialog>
  );
}
