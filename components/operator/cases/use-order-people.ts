import { useTranslations } from 'next-intl';

import { formatNumber } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import type { CasePerson } from './case-people';
import type { DeskOrder } from './desk-order';

/** The customer, the professional, and who comes in the company's place. */
export function useOrderPeople({ customer, provider, assignee }: DeskOrder): readonly CasePerson[] {
  const t = useTranslations('desk.case');
  const locale = useLocale();
  const toCount = (count: number) => formatNumber(count, locale);
  const people: CasePerson[] = [];
  if (provider) {
    const { orderCount, rating } = provider;
    const rated =
      rating === null ? '' : t('rating', { rating: formatNumber(rating, locale, { maximumFractionDigits: 1 }) });
    const fact = [rated, t('doneCount', { count: toCount(orderCount) })].filter(Boolean).join(' · ');
    people.push({ ...provider, key: 'provider', role: t('provider'), fact });
  }
  if (assignee) people.push({ ...assignee, key: 'assignee', role: t('assignee') });
  const fact = t('orderCount', { count: toCount(customer.orderCount) });
  return [...people, { ...customer, key: 'customer', role: t('customer'), fact }];
}
