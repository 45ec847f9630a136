import { useTranslations } from 'next-intl';
import { useState, type ReactNode } from 'react';

import { Button } from '@/components/ui/button';
import { toButtonClassName } from '@/components/ui/button-look';
import { StickyActionBar } from '@/components/ui/sticky-action-bar';
import { formatInstant, formatList, formatVisitTime } from '@/lib/i18n/formats';
import { Link } from '@/lib/i18n/link';
import { useLocale } from '@/lib/i18n/location';

import { LateHoursDialog } from './late-hours';
import { toWorkHref } from './work-card';
import { CONVERSATION_ID } from './work/work-person';
import type { WorkDetail } from './work-move';

interface MissedVisitProps {
  readonly work: WorkDetail;
  /** Why the last move was refused: said where it was pressed. */
  readonly notice: ReactNode;
  readonly onMoved: () => void;
}

/** The bar of a job whose hours passed before anybody set off: another time, or a message. */
export function MissedVisit({ work, notice, onMoved }: MissedVisitProps) {
  const t = useTranslations('provider');
  const [isOpen, setIsOpen] = useState(false);
  const mayPropose = work.moves.includes('offerHours');
  const isAsked = (work.offeredHours?.lstHour.length ?? 0) > 0;
  return (
    <StickyActionBar
      className="flex-wrap max-desktop:order-last"
      notice={notice}
      summary={
        <p role="status" className="font-medium">
          {mayPropose ? <Proposal work={work} /> : t('missed.write')}
        </p>
      }
    >
      <div data-moves={work.taskid} className="flex grow flex-col">
        {mayPropose ? (
          <Button
            data-next-move
            size="large"
            variant={isAsked ? 'secondary' : 'primary'}
            onClick={() => setIsOpen(true)}
          >
            {t('late.hours.open')}
          </Button>
        ) : (
          <Link
            href={`${toWorkHref(work)}#${CONVERSATION_ID}`}
            className={toButtonClassName({ variant: 'primary', size: 'large' })}
          >
            {t('workPage.message')}
          </Link>
        )}
      </div>
      {isOpen && <LateHoursDialog work={work} onClose={() => setIsOpen(false)} onOffered={onMoved} />}
    </StickyActionBar>
  );
}

/** Says what became of the proposal. Without one it says what to do. */
function Proposal({ work: { offeredHours: offered } }: Pick<MissedVisitProps, 'work'>) {
  const t = useTranslations('provider.missed');
  const locale = useLocale();
  if (!offered) return t('text');
  if (offered.lstHour.length === 0) return t('over');
  const hours = offered.lstHour.map((hour) => formatVisitTime(hour.gDate, hour.startHour, hour.endHour, locale));
  return t('waiting', { hours: formatList(hours, locale), due: formatInstant(offered.answerDueAtMs, locale) });
}
