import { useTranslations } from 'next-intl';

import type { CallAnswer } from '@/lib/contract';
import { formatList, formatNumber, formatTomans } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

type Terms = CallAnswer<'gift/redeemgift'>['terms'];

/**
 * The orders that a gift pays for, a line a term. Renders nothing for a gift without terms. Words: `account.giftCode`.
 */
export function GiftTerms({ terms }: { terms: Terms }) {
  const t = useTranslations('account.giftCode.terms');
  const lines = useTermLines(terms);
  if (lines.length === 0) return null;
  return (
    <div>
      <p>{t('title')}</p>
      <ul className="list-inside list-disc">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}

/** The terms as sentences; empty for a gift that pays for any order. */
export function useTermLines({ sharePercent, leastOrderRial, lstCity, lstService, isFirstOrderOnly }: Terms): string[] {
  const t = useTranslations('account.giftCode.terms');
  const locale = useLocale();
  return [
    ...(sharePercent === null ? [] : [t('share', { percent: formatNumber(sharePercent, locale) })]),
    ...(leastOrderRial === 0 ? [] : [t('least', { amount: formatTomans(leastOrderRial, locale) })]),
    ...(lstCity.length === 0 ? [] : [t('cities', { cities: formatList(lstCity, locale) })]),
    ...(lstService.length === 0 ? [] : [t('services', { services: formatList(lstService, locale) })]),
    ...(isFirstOrderOnly ? [t('firstOrder')] : []),
  ];
}
