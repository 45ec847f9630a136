import { ChevronDown } from 'lucide';
import { useTranslations } from 'next-intl';

import { Icon } from '@/components/ui/icon';
import { Stepper } from '@/components/ui/stepper';
import { CUSTODY_LIMITS } from '@/lib/domain/constants/textiles';
import { formatDigits, formatTomans } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import type { OrderDraft } from '@/lib/funnel/draft';

import { PiecePicture } from '../piece-picture';
import { countOf, sumUp, type Item, type PieceKind } from './basket-kinds';

interface BasketKindProps {
  readonly kind: PieceKind;
  readonly basket: Pick<OrderDraft, 'clothes'>;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly onCountChange: (item: Item, count: number) => void;
}

/** One kind of pieces: a line with what is chosen of it, which opens to the pieces. */
export function BasketKind({ kind, basket, isOpen, onOpenChange, onCountChange }: BasketKindProps) {
  const t = useTranslations('order');
  const locale = useLocale();
  const { count, sumRial } = sumUp(basket, kind.items);
  const leastRial = Math.min(...kind.items.map(({ priceRial }) => priceRial));
  return (
    <details
      open={isOpen}
      onToggle={({ currentTarget }) => onOpenChange(currentTarget.open)}
      className="group/kind min-w-0 rounded-card border border-stone-200 bg-card"
    >
      <summary className="flex min-h-13 cursor-pointer list-none items-center gap-3 rounded-card px-4 py-3 leading-snug">
        <span className="flex min-w-0 grow flex-wrap items-baseline justify-between gap-x-3">
          <span className="font-semibold">{kind.name}</span>
          {count > 0 ? (
            <span className="text-14 font-semibold text-enamel-700">
              {t('basket.count', { count })} · {formatTomans(sumRial, locale)}
            </span>
          ) : (
            <span className="text-14 text-stone-500">
              {t('basket.from', { price: formatTomans(leastRial, locale) })}
            </span>
          )}
        </span>
        <Icon icon={ChevronDown} className="shrink-0 text-enamel-600 transition-transform group-open/kind:rotate-180" />
      </summary>
      <ul aria-label={kind.name} className="divide-y divide-stone-200 border-t border-stone-200">
        {kind.items.map((item) => (
          <ItemRow
            key={item.itemId}
            item={item}
            count={countOf(basket, item)}
            onCountChange={(changed) => onCountChange(item, changed)}
          />
        ))}
      </ul>
    </details>
  );
}

interface ItemRowProps {
  readonly item: Item;
  readonly count: number;
  readonly onCountChange: (count: number) => void;
}

function ItemRow({ item, count, onCountChange }: ItemRowProps) {
  const t = useTranslations('order');
  const common = useTranslations('common');
  const locale = useLocale();
  return (
    <li className={count > 0 ? 'bg-enamel-50 px-4 py-2 last:rounded-b-card' : 'px-4 py-2'}>
      <Stepper
        picture={<PiecePicture url={item.iconUrl} isBesideCounter />}
        label={item.itemName}
        description={t('basket.each', { price: formatTomans(item.priceRial, locale) })}
        value={count}
        maximum={CUSTODY_LIMITS.inABag}
        onValueChange={onCountChange}
        formatValue={(value) => formatDigits(value, locale)}
        increaseLabel={`${common('increase')}: ${item.itemName}`}
        decreaseLabel={`${common('decrease')}: ${item.itemName}`}
      />
    </li>
  );
}
