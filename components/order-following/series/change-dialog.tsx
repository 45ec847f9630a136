import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { AskDialog } from '@/components/shared/ask-dialog';
import { SeriesWeekdays } from '@/components/shared/series-weekdays';
import { toSeriesWeekday } from '@/lib/domain/series/visits';
import { addDays } from '@/lib/domain/site/jalali-date';

import { HourSelect } from './hour-select';
import { useSeriesAct, type OwnSeries } from './use-series-act';

/** Changes the days and the hour of all visits that are no orders yet. */
export function ChangeDialog({ series, onClose }: { series: OwnSeries; onClose: () => void }) {
  const t = useTranslations('series');
  const act = useSeriesAct(series);
  const next = series.lstVisit.find(({ taskid, isSkipped }) => taskid === null && !isSkipped);
  const [weekdays, setWeekdays] = useState<readonly number[]>(series.weekdays);
  const [deliverytimeid, setHour] = useState(next?.deliverytimeid ?? 1);
  const isMonthly = series.plan === 'monthly';
  if (!next) return null;
  const change = async () => {
    if (!isMonthly && weekdays.length === 0) return;
    let gDate = next.visitDate;
    while (!isMonthly && !weekdays.includes(toSeriesWeekday(gDate))) gDate = addDays(gDate, 1);
    const days = { visitDate: next.visitDate, gDate, deliverytimeid, weekdays: [...weekdays] };
    await act({ act: 'move', scope: 'further', ...days });
    onClose();
  };
  return (
    <AskDialog
      title={t('changing.title')}
      text={t('changing.text')}
      confirmLabel={t('changing.save')}
      onConfirm={change}
      onClose={onClose}
    >
      <div className="flex flex-col gap-4">
        {!isMonthly && (
          <SeriesWeekdays
            legend={t('weekdays')}
            values={weekdays}
            error={weekdays.length === 0 ? t('changing.none') : undefined}
            onValuesChange={setWeekdays}
          />
        )}
        <HourSelect hourCount={series.hourCount} value={deliverytimeid} onValueChange={setHour} />
      </div>
    </AskDialog>
  );
}
