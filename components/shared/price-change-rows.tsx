import { useTranslations } from 'next-intl';

import { SumRow } from './sum-row';

interface PriceChangeRowsProps {
  readonly oldRial: number;
  readonly newRial: number;
  readonly lines: readonly { readonly label: string; readonly amountRial: number }[];
}

/** From the price before to the new one, line by line. */
export function PriceChangeRows({ oldRial, newRial, lines }: PriceChangeRowsProps) {
  const t = useTranslations('price-change');
  return (
    <dl className="flex flex-col gap-2 rounded-field bg-stone-50 px-4 py-3">
      <SumRow label={t('old')} amount={oldRial} />
      {lines.map(({ label, amountRial }, index) => (
        <SumRow key={`${index}-${label}`} label={label} amount={amountRial} />
      ))}
      <SumRow look="total" label={t('new')} amount={newRial} />
    </dl>
  );
}
