import { useTranslations } from 'next-intl';

import type { OrderState } from '@/lib/contract/enumerations';

/** How an order stands, as an operator reads it: «you» of the customer's words is nobody here. */
export function useOrderStateWords() {
  const t = useTranslations('desk');
  const states = useTranslations('order-following.states');
  return (state: OrderState) => (state === 'CANCELLED_BY_CUSTOMER' ? t('cancelledByCustomer') : states(state));
}
