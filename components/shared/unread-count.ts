import { UNREAD_BADGE_CAP, UNREAD_COUNT_PAGE_SIZE } from '@/lib/domain/constants/screen';
import { useCall } from '@/lib/client/use-call';
import { formatDigits } from '@/lib/i18n/formats';
import type { Locale } from '@/lib/i18n/locales';

/** «۷», and beyond 99 «۹۹+» (row S-11). */
export function toBadgeText(count: number, locale: Locale): string {
  return count > UNREAD_BADGE_CAP ? `${formatDigits(UNREAD_BADGE_CAP, locale)}+` : formatDigits(count, locale);
}

/** The number of unread messages. All that show it share one question, and a failed one leaves the known number. */
export function useUnreadCount(known: number): number {
  const { data = known } = useCall(
    'nonePreloader/user/countuserinbox',
    { inboxReadEnum: 'NOTSEEN', pageNumber: 0, pageSize: UNREAD_COUNT_PAGE_SIZE },
    { revalidateOnFocus: false, revalidateOnReconnect: false, shouldRetryOnError: false },
  );
  return data;
}
