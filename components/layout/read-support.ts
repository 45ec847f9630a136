import 'server-only';

import { getTranslations } from 'next-intl/server';

import type { Support } from '@/components/shared/support-hours';
import { readContactDetails } from '@/lib/client/contact-details';
import { formatHourRange, listWeekdays } from '@/lib/i18n/formats';
import type { Locale } from '@/lib/i18n/locales';

/** How people of the site are reached, and when: as far as it is configured. */
export async function readSupport(locale: Locale): Promise<Support> {
  const t = await getTranslations({ locale, namespace: 'contact.hours' });
  const { phones, email, hours } = readContactDetails(locale);
  const weekdays = listWeekdays(locale);
  const lines = hours.map(({ firstDay, lastDay, startHour, endHour }) => {
    const first = weekdays[firstDay] ?? '';
    const last = weekdays[lastDay] ?? '';
    const range = formatHourRange(startHour, endHour, locale);
    return firstDay === lastDay ? t('day', { day: first, hours: range }) : t('days', { first, last, hours: range });
  });
  return { phones, email, hours: lines.length > 0 ? { title: t('title'), lines, outside: t('outside') } : null };
}
