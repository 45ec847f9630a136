import { useTranslations } from 'next-intl';

import type { CallAnswer } from '@/lib/contract';
import type { OrderSide } from '@/lib/contract/enumerations';

import { SaidState } from './said-state';

interface SaidPriceChangeProps {
  readonly task: Pick<CallAnswer<'clean/gettaskdetail'>['taskDetail'], 'taskid' | 'priceChange'>;
  readonly side: OrderSide;
}

/** Reads out on the open page of an order that another price was proposed, accepted or declined. */
export function SaidPriceChange({ task: { taskid, priceChange }, side }: SaidPriceChangeProps) {
  const t = useTranslations('price-change');
  // The side that proposed it knows.
  const sayOpen = () => (side === 'customer' ? t('ask') : '');
  // The card beside it has the sums; a company's worker reads none.
  const say = ({ state }: NonNullable<typeof priceChange>) =>
    state === 'open' ? sayOpen() : t(`decidedForCompany.${state}`);
  return <SaidState states={[{ id: taskid, text: priceChange ? say(priceChange) : '' }]} />;
}
