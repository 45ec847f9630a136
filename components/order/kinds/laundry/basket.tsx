import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';

import { LoadFailure } from '@/components/shared/load-failure';
import { FieldMessage } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { Skeleton } from '@/components/ui/skeleton';
import { Stepper } from '@/components/ui/stepper';
import type { CallAnswer } from '@/lib/contract';
import { CUSTODY_LIMITS } from '@/lib/domain/constants/textiles';
import { formatDigits, formatTomans } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import { useOrder } from '../../state/order-context';
import { QuestionFrame } from '../../shell/question-frame';
import { useItems } from './use-items';

type Item = CallAnswer<'laundry/getallitembygrade'>['lstItem'][number];

/** Steps 31 and 33: pieces of the price list, and how many of each. The sum runs along beside the way on. */
export function BasketQuestion() {
  const t = useTranslations('order');
  const id = useId();
  const order = useOrder();
  const { draft, answer, goOn } = order;
  const { data, error, mutate } = useItems(order);
  const [isMissing, setIsMissing] = useState(false);
  if (error && !data) return <LoadFailure title={t('basket.failed')} error={error} onRetry={() => void mutate()} />;
  const items = data?.lstItem ?? [];
  const countOf = ({ itemId }: Item) => draft.clothes?.find((known) => known.itemId === itemId)?.count ?? 0;
  const setCount = (changed: Item, count: number) =>
    answer({
      clothes: items.flatMap((item) => {
        const wanted = item.itemId === changed.itemId ? count : countOf(item);
        return wanted > 0 ? [{ itemId: item.itemId, count: wanted }] : [];
      }),
    });
  const isEmpty = items.every((item) => countOf(item) === 0);
  const sumRial = items.reduce((sum, item) => sum + countOf(item) * item.priceRial, 0);
  return (
    <QuestionFrame
      title={t('basket.title')}
      hint={t('basket.hint')}
      next={{ onPress: () => (isEmpty ? setIsMissing(true) : goOn()), isDisabled: !data || items.length === 0 }}
    >
      {!data && <ItemSkeletons />}
      {data && items.length === 0 && <Notice tone="warning">{t('basket.none')}</Notice>}
      {items.length > 0 && (
        <fieldset aria-describedby={`${id}-message`} className="min-w-0">
          <legend className="sr-only">{t('basket.title')}</legend>
          <ul className="divide-y divide-stone-200 rounded-card border border-stone-200 bg-card">
            {items.map((item) => (
              <ItemRow
                key={item.itemId}
                item={item}
                count={countOf(item)}
                onCountChange={(count) => setCount(item, count)}
              />
            ))}
          </ul>
          <FieldMessage id={id} error={isMissing && isEmpty ? t('basket.missing') : undefined} />
        </fieldset>
      )}
      <div role="status">{data && !isEmpty && <Lack sumRial={sumRial} minimumRial={data.minimumOrderRial} />}</div>
    </QuestionFrame>
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
    <li className={count > 0 ? 'bg-enamel-50 px-4 py-3 first:rounded-t-card last:rounded-b-card' : 'px-4 py-3'}>
      <Stepper
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

/** What lacks to the least that an order costs; nothing where it is reached. */
function Lack({ sumRial, minimumRial }: { sumRial: number; minimumRial: number }) {
  const t = useTranslations('order');
  const locale = useLocale();
  if (sumRial >= minimumRial) return null;
  const minimum = formatTomans(minimumRial, locale);
  return <Notice>{t('basket.minimum', { minimum, lack: formatTomans(minimumRial - sumRial, locale) })}</Notice>;
}

function ItemSkeletons() {
  return (
    <div aria-busy className="grid gap-2">
      {[0, 1, 2, 3].map((key) => (
        <Skeleton key={key} className="h-16 rounded-card" />
      ))}
    </div>
  );
}
