import { LoadFailure } from '@/components/shared/load-failure';
import { Card } from '@/components/ui/card';
import { Skeleton } from '@/components/ui/skeleton';
import { useCall } from '@/lib/client/use-call';
import { useTranslations } from 'next-intl';

import { DisputeActs } from './dispute-acts';
import { DisputeDecision } from './dispute-decision';
import { DisputeOffer } from './dispute-offer';
import type { OwnSide } from './dispute-shape';
import { DisputeClaim, DisputeState, DisputeTurn } from './dispute-state';
import { DisputeVoices } from './dispute-voices';

/** The other side answers within hours, not seconds; the broker tells of it as well. */
const REFRESH_MS = 60_000;

interface DisputeCardProps {
  readonly taskId: number;
  readonly side: OwnSide;
  /** The order has changed with it. */
  readonly onChange: () => void;
}

/** The case of an order for one of its two sides: whose turn, until when, the money, both voices, and what to do. */
export function DisputeCard({ taskId, side, onChange }: DisputeCardProps) {
  const t = useTranslations('dispute');
  const { data, error, mutate } = useCall('dispute/getdispute', { taskid: taskId }, { refreshInterval: REFRESH_MS });
  if (!data && error) return <LoadFailure title={t('title')} error={error} onRetry={() => void mutate()} />;
  if (!data) return <Skeleton className="h-48 rounded-card" />;
  const { dispute } = data;
  const changed = () => {
    void mutate();
    onChange();
  };
  return (
    <Card className="flex flex-col gap-4">
      <h2 className="text-18 font-bold">{t('title')}</h2>
      <DisputeTurn dispute={dispute} side={side} />
      <DisputeOffer dispute={dispute} onChange={changed} />
      <DisputeState dispute={dispute} />
      <DisputeDecision dispute={dispute} />
      <DisputeVoices dispute={dispute} side={side} />
      <DisputeClaim dispute={dispute} />
      <DisputeActs dispute={dispute} side={side} onChange={changed} />
    </Card>
  );
}
