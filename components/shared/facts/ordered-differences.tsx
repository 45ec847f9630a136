import { useTranslations } from 'next-intl';

import { Notice } from '@/components/ui/notice';
import type { CallAnswer } from '@/lib/contract';
import type { OrderSide } from '@/lib/contract/enumerations';
import { formatNumber, joinNames } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

export type OrderedPiece = NonNullable<
  CallAnswer<'clean/gettaskdetail'>['taskDetail']['custody']
>['lstOrdered'][number];

interface OrderedDifferencesProps {
  readonly pieces: readonly OrderedPiece[];
  readonly side: OrderSide;
}

/** Differences between the list of textiles and the order, before the code signs it. Renders nothing without any. */
export function OrderedDifferences({ pieces, side }: OrderedDifferencesProps) {
  const t = useTranslations('textiles');
  const locale = useLocale();
  const differences = pieces
    .filter(({ orderedCount, listedCount }) => orderedCount !== listedCount)
    .map(({ label, orderedCount, listedCount }) =>
      t('difference', {
        name: label,
        listed: formatNumber(listedCount, locale),
        ordered: formatNumber(orderedCount, locale),
      }),
    );
  if (differences.length === 0) return null;
  const text = { differences: joinNames(differences, locale) };
  return <Notice tone="warning">{t(side === 'customer' ? 'differs' : 'differsProvider', text)}</Notice>;
}
