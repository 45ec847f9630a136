import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { AskDialog } from '@/components/shared/ask-dialog';
import { Select } from '@/components/ui/select';
import { addDays, DAYS_A_WEEK, toTehranDate } from '@/lib/domain/site/jalali-date';
import { formatJalaliDate } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import { HourSelect } from './hour-select';
import { useSeriesAct, type OwnSeries, type OwnVisit } from './use-series-act';

interface MoveDialogProps {
  readonly series: OwnSeries;
  readonly visit: OwnVisit;
  readonly onClose: () => void;
}

/** Moves one visit to a day within a week of its own; begins with the nearest hour where there is a conflict. */
export function MoveDialog({ series, visit, onClose }: MoveDialogProps) {
  const t = useTranslations('series');
  const locale = useLocale();
  const act = useSeriesAct(series);
  const nearest = series.lstConflict.find(({ gDate }) => gDate === visit.gDate)?.nearest;
  const [gDate, setDay] = useState(nearest?.gDate ?? visit.gDate);
  const [deliverytimeid, setHour] = useState(nearest?.deliverytimeid ?? visit.deliverytimeid);
  const [today] = useState(() => toTehranDate(Date.now()));
  const days = Array.from({ length: 2 * DAYS_A_WEEK - 1 }, (_, place) => addDays(visit.gDate, place + 1 - DAYS_A_WEEK));
  const move = async () => {
    await act({ act: 'move', visitDate: visit.visitDate, gDate, deliverytimeid });
    onClose();
  };
  return (
    <AskDialog
      title={t('moving.title')}
      text={t('skipping.text')}
      confirmLabel={t('moving.save')}
      onConfirm={move}
      onClose={onClose}
    >
      <div className="flex flex-col gap-4">
        <Select
          label={t('moving.day')}
          value={gDate}
          onChange={(event) => setDay(event.target.value)}
          options={days
            .filter((day) => day > today)
            .map((day) => ({ value: day, label: formatJalaliDate(day, locale) }))}
        />
        <HourSelect hourCount={series.hourCount} value={deliverytimeid} onValueChange={setHour} />
      </div>
    </AskDialog>
  );
}
