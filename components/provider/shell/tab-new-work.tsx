'use client';

import { toBadgeText } from '@/components/shared/unread-count';
import { CountBadge } from '@/components/ui/count-badge';
import { useCall } from '@/lib/client/use-call';
import { formatDigits } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

const DASHBOARD = {};

/** How many jobs wait for an answer or take a bid, on the tab that leads to them. `label` has `{count}`. */
export function TabNewWork({ label }: { readonly label: string }) {
  const locale = useLocale();
  const { data } = useCall('expert/getdashboard', DASHBOARD);
  const count = data?.lstNew.length ?? 0;
  if (count === 0) return null;
  return (
    <span className="absolute -end-4 -top-2">
      <CountBadge text={toBadgeText(count, locale)} label={label.replace('{count}', formatDigits(count, locale))} />
    </span>
  );
}
