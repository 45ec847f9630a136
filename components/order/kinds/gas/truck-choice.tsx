import { useTranslations } from 'next-intl';

import { LoadFailure } from '@/components/shared/load-failure';
import { TruckCards } from '@/components/shared/facts/truck-cards';
import { TryAgainButton } from '@/components/shared/try-again-button';
import { Notice } from '@/components/ui/notice';
import { Skeleton } from '@/components/ui/skeleton';

import type { useTrucks } from './use-trucks';

interface TruckChoiceProps {
  readonly search: ReturnType<typeof useTrucks>;
  readonly value: number | null;
  readonly onValueChange: (truckId: number) => void;
}

/** The trucks near the car, the nearest first; where none is, what can be done. */
export function TruckChoice({ search: { data, error, mutate }, value, onValueChange }: TruckChoiceProps) {
  const t = useTranslations('order.gas');
  const again = () => void mutate();
  if (error?.key === 'noTrucksAvailable')
    return (
      <Notice tone="warning">
        <p className="font-semibold">{t('none.title')}</p>
        <p>{t('none.text')}</p>
        <div className="pt-2">
          <TryAgainButton error={error} onRetry={again} />
        </div>
      </Notice>
    );
  if (error?.key === 'service-not-available') return <Notice tone="warning">{t('notServed')}</Notice>;
  if (error && !data) return <LoadFailure title={t('failed')} error={error} onRetry={again} />;
  if (!data)
    return (
      <div aria-busy className="grid gap-3">
        <Skeleton className="h-24 rounded-card" />
        <Skeleton className="h-24 rounded-card" />
      </div>
    );
  return <TruckCards trucks={data.lstTruck} legend={t('trucks')} value={value} onValueChange={onValueChange} />;
}
