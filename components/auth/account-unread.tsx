import type { ReactNode } from 'react';

import { toBadgeText, useUnreadCount } from '@/components/shared/unread-count';
import { formatDigits } from '@/lib/i18n/formats';
import { Link } from '@/lib/i18n/link';
import { useLocale } from '@/lib/i18n/location';

import type { AccountLook } from './account-look';

interface AccountUnreadProps extends Omit<AccountLook, 'places'> {
  readonly icon: ReactNode;
  /** The count that the login answered. */
  readonly knownCount: number;
}

/** The envelope with the count of unread messages leads to the messages (rows S-06, S-07). */
export function AccountUnread({ icon, knownCount, words, paths, look }: AccountUnreadProps) {
  const locale = useLocale();
  const count = useUnreadCount(knownCount);
  // A phone's header has room for what is new, not for an empty envelope.
  if (look === 'mobile' && count === 0) return null;
  const label = count > 0 ? words.unreadMessages.replace('{count}', formatDigits(count, locale)) : words.messages;
  return (
    // On a screen as narrow as a phone's at 200 % it would push the logo out; the person's own page says the same.
    <Link
      href={paths.messages}
      aria-label={label}
      className={`relative inline-flex shrink-0 min-h-touch min-w-touch items-center justify-center rounded-field hover:bg-enamel-50 ${look === 'mobile' ? 'narrow:hidden' : ''}`}
    >
      {icon}
      {count > 0 && (
        // On the side that turns away from the logo; only the digits have a direction of their own.
        <span
          data-unread-badge
          aria-hidden
          className="absolute end-0 top-0 inline-flex h-5 min-w-5 items-center justify-center rounded-full bg-pomegranate-600 px-1 text-12 font-bold leading-none text-white"
        >
          <span className="own-direction">{toBadgeText(count, locale)}</span>
        </span>
      )}
    </Link>
  );
}
