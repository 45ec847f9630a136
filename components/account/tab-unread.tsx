'use client';

import { toBadgeText, useUnreadCount } from '@/components/shared/unread-count';
import { CountBadge } from '@/components/ui/count-badge';
import { formatDigits } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

interface TabUnreadProps {
  /** With `{count}`. */
  readonly label: string;
}

/** How many messages are unread, on the tab that leads to them. */
export function TabUnread({ label }: TabUnreadProps) {
  const locale = useLocale();
  const count = useUnreadCount(0);
  if (count === 0) return null;
  return (
    <span className="absolute -end-4 -top-2">
      <CountBadge text={toBadgeText(count, locale)} label={label.replace('{count}', formatDigits(count, locale))} />
    </span>
  );
}
