import { useTranslations } from 'next-intl';

import { Card } from '@/components/ui/card';

import { takesBids } from '@/lib/funnel/engine';

import { GuidePrice } from '../bids/guide-price-fetched';
import { useAnswerRows } from '../state/use-answer-rows';
import { useOrder } from '../state/order-context';
import { PriceLines } from '../price/price-lines';
import { PriceOfCity } from '../price/price-of-city';
import { PriceSoFar } from '../price/price-so-far';
import { ShownAnswer } from './shown-answer';

/** Beside the question on a desktop: the answers so far, and the price. The bar below the question reads prices out. */
export function OrderSummary() {
  const t = useTranslations('order');
  const { price, walk, followedTaskId } = useOrder();
  const rows = useAnswerRows();
  return (
    <Card className="sticky top-24 flex flex-col gap-4">
      <h2 className="text-18 font-bold">{t('summary.title')}</h2>
      {rows.length === 0 && <p className="text-14 text-stone-500">{t('summary.empty')}</p>}
      <dl className="flex flex-col gap-3">
        {rows.map((row) => (
          <div key={row.question}>
            <dt className="text-12 text-stone-500">{row.label}</dt>
            <dd className="line-clamp-6 whitespace-pre-line text-14 font-medium [overflow-wrap:anywhere]">
              <ShownAnswer row={row} />
            </dd>
          </div>
        ))}
      </dl>
      <PriceOfCity>
        <div className="flex flex-col gap-3 border-t border-stone-200 pt-3 empty:hidden">
          {price.answer && (
            <div className="text-14">
              <PriceLines lines={price.answer.lines} />
            </div>
          )}
          {takesBids(walk.flow) && followedTaskId === null ? <GuidePrice isSilent /> : <PriceSoFar isSilent />}
        </div>
      </PriceOfCity>
    </Card>
  );
}
