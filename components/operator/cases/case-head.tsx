import { TriangleAlert } from 'lucide';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';

import { Countdown } from '@/components/shared/countdown';
import { useRemainingMs } from '@/components/shared/use-remaining';
import { Badge } from '@/components/ui/badge';
import { Card } from '@/components/ui/card';
import { Icon } from '@/components/ui/icon';
import { useTitlePart } from '@/lib/client/title-part';
import { DAY_MS } from '@/lib/domain/constants/time-units';
import { formatDigits, formatInstant } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

interface CaseHeadProps {
  readonly code: string;
  readonly title: ReactNode;
  readonly state: ReactNode;
  /** The next deadline in words, with its time; null for none. */
  readonly deadline: { readonly label: string; readonly atMs: number } | null;
  readonly serverNowMs: number;
  /** The one most likely move; left out where the case has none, or its moves stand beside it. */
  readonly move?: ReactNode;
}

/** The case's name, which begins the page's title, its state, the clock of its next deadline and its likely move. */
export function CaseHead({ code, title, state, deadline, serverNowMs, move }: CaseHeadProps) {
  const locale = useLocale();
  useTitlePart(formatDigits(code, locale));
  return (
    <Card className="flex flex-wrap items-center justify-between gap-4">
      <div className="flex min-w-0 flex-wrap items-center gap-4">
        <bdi className="plate own-direction rounded-field px-4 py-2 text-18 font-bold">
          {formatDigits(code, locale)}
        </bdi>
        <div className="flex min-w-0 flex-col items-start gap-1">
          <h2 className="text-18 font-bold">{title}</h2>
          {state}
        </div>
      </div>
      {deadline && <Deadline deadline={deadline} serverNowMs={serverNowMs} />}
      {move}
    </Card>
  );
}

/** Within a day a clock counts down; before that the hour stands alone, and past it the case is marked as late. */
function Deadline({
  deadline: { label, atMs },
  serverNowMs,
}: {
  deadline: { label: string; atMs: number };
  serverNowMs: number;
}) {
  const locale = useLocale();
  const t = useTranslations('desk-queues');
  const leftMs = useRemainingMs(atMs, serverNowMs);
  if (leftMs === 0)
    return (
      <div>
        <p className="text-14 text-stone-500">{label}</p>
        <Badge tone="danger">
          <Icon icon={TriangleAlert} size={16} />
          {t('late', { time: formatInstant(atMs, locale) })}
        </Badge>
      </div>
    );
  return (
    <div>
      {leftMs !== null && leftMs < DAY_MS ? (
        <Countdown label={label} leftMs={leftMs} />
      ) : (
        <p className="text-14 text-stone-500">{label}</p>
      )}
      <p className="text-14">{formatInstant(atMs, locale)}</p>
    </div>
  );
}
