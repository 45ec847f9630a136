import { useTranslations } from 'next-intl';
import dynamic from 'next/dynamic';
import { useState } from 'react';

import { Button } from '@/components/ui/button';
import { toPatientLoader } from '@/lib/client/patient-loader';
import { formatInstant, formatList, formatVisitTime } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import type { WorkDetail } from './work-move';

/** Chooses the other hours. */
export const LateHoursDialog = dynamic(
  toPatientLoader(() => import('./late-hours-dialog').then((module) => module.LateHoursDialog)),
  { ssr: false },
);

interface LateHoursProps {
  readonly work: WorkDetail;
  readonly onTold: () => void;
}

/** A delay longer than the offered minutes: the provider proposes another hour, until the word of arrival. */
export function LateHours({ work, onTold }: LateHoursProps) {
  const t = useTranslations('provider.late.hours');
  const [isOpen, setIsOpen] = useState(false);
  const mayPropose = work.moves.includes('offerHours') && !work.doorWait?.arrivedAtMs;
  return (
    <>
      {work.offeredHours && <Proposed work={work} offered={work.offeredHours} />}
      {mayPropose && (
        <Button variant="quiet" className="self-start" onClick={() => setIsOpen(true)}>
          {t('open')}
        </Button>
      )}
      {isOpen && <LateHoursDialog work={work} onClose={() => setIsOpen(false)} onOffered={onTold} />}
    </>
  );
}

interface ProposedProps extends Pick<LateHoursProps, 'work'> {
  readonly offered: NonNullable<WorkDetail['offeredHours']>;
}

/** The proposed hours, or the customer's refusal; the agreed hour holds meanwhile. */
function Proposed({ work: { gDate, startHour, endHour }, offered: { lstHour, answerDueAtMs } }: ProposedProps) {
  const t = useTranslations('provider.late.hours');
  const locale = useLocale();
  const visit = formatVisitTime(gDate, startHour, endHour, locale);
  const hours = lstHour.map((hour) => formatVisitTime(hour.gDate, hour.startHour, hour.endHour, locale));
  return (
    <p role="status" className="rounded-field bg-enamel-50 p-3">
      {hours.length === 0
        ? t('over', { visit })
        : t('waiting', { hours: formatList(hours, locale), visit, due: formatInstant(answerDueAtMs, locale) })}
    </p>
  );
}
