import { useTranslations } from 'next-intl';

import { formatTomans } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

interface PriceChangeRowsProps {
  readonly oldRial: number;
  readonly newRial: number;
  readonly lines: readonly { readonly label: string; readonly amountRial: number }[];
}

/** From the price before to the new one, line by line. */
export function PriceChangeRows({ oldRial, newRial, lines }: PriceChangeRowsProps) {
  const t = useTranslations('price-change');
  const locale = useLocale();
  const row = 'flex justify-between gap-x-4 narrow:flex-wrap';
  return (
    <dl className="flex flex-col gap-2 rounded-field bg-stone-50 px-4 py-3">
      <div className={row}>
        <dt>{t('old')}</dt>
        <dd>{formatTomans(oldRial, locale)}</dd>
      </div>
      {lines.map(({ label, amountRial }, index) => (
        <div key={`${index}-${label}`} className={row}>
          <dt>{label}</dt>
          <dd>{formatTomans(amountRial, locale)}</dd>
        </div>
      ))}
      <div className={`${row} border-t border-stone-200 pt-2 font-bold`}>
        <dt>{t('new')}</dt>
        <dd>{formatTomans(newRial, locale)}</dd>
      </div>
    </dl>
  );
}
