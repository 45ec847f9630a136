import { Clock, TriangleAlert } from 'lucide';
import { useTranslations } from 'next-intl';

import { Badge } from '@/components/ui/badge';
import { Icon } from '@/components/ui/icon';
import { formatInstant, formatRemainingTime } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import type { ListedCase } from './listed-case';

interface CaseClockProps {
  readonly of: Pick<ListedCase, 'dueAtMs' | 'isOverdue' | 'isSoon'>;
  /** The server's now; null until it has said it. */
  readonly nowMs: number | null;
}

/** How long is left to decide a case: shape, word and colour say it. */
export function CaseClock({ of: { dueAtMs, isOverdue, isSoon }, nowMs }: CaseClockProps) {
  const t = useTranslations('desk-queues');
  const locale = useLocale();
  if (nowMs === null) return null;
  const isLate = isOverdue || dueAtMs <= nowMs;
  return (
    <Badge
      tone={isLate ? 'danger' : isSoon ? 'warning' : 'neutral'}
      className="max-w-full !rounded-card !px-2 leading-tight"
    >
      <Icon icon={isLate ? TriangleAlert : Clock} size={16} />
      <span className="min-w-0">
        {isLate ? t('late', { time: formatInstant(dueAtMs, locale) }) : formatRemainingTime(dueAtMs - nowMs, locale)}
      </span>
    </Badge>
  );
}
