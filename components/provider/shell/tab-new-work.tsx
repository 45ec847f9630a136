'use client';

import { toBadgeText } from '@/components/shared/unread-count';
import { CountBadge } from '@/components/ui/count-badge';
import { useCall } from '@/lib/client/use-call';
import { formatDigits } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

const DASHBOARD = {};

interface TabNewWorkProps {
  /** Has `{count}`. */
  readonly label: string;
  /** It stands on the picture of its tab, or beside the name of its place. */
  readonly look?: 'onPicture' | 'besideName';
}

/** How many jobs wait for an answer or take a bid, on the way that leads to them. */
export function TabNewWork({ label, look = 'onPicture' }: TabNewWorkProps) {
  const locale = useLocale();
  const { data } = useCall('expert/getdashboard', DASHBOARD);
  const count = data?.lstNew.length ?? 0;
  if (count === 0) return null;
  return (
    <span className={look === 'onPicture' ? 'absolute -end-4 -top-2' : 'max-wide:hidden'}>
      <CountBadge text={toBadgeText(count, locale)} label={label.replace('{count}', formatDigits(count, locale))} />
    </span>
  );
}
