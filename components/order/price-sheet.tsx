import { useTranslations } from 'next-intl';

import { Dialog } from '@/components/ui/dialog';
import { formatTomans } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import { useOrder } from './order-context';
import { PriceLine, PriceLines } from './price-lines';

/** What the price so far is made of: a sheet over the question on a phone, a card on the desktop. */
export function PriceSheet({ onClose }: { onClose: () => void }) {
  const t = useTranslations('order');
  const common = useTranslations('common');
  const locale = useLocale();
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
        <PriceLine isTotal label={t('price.soFar')} amount={formatTomans(priceRial - discountRial, locale)} />
      </PriceLines>
    </Dialog>
  );
}
