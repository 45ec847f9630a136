import { CalendarOff } from 'lucide';
import { useTranslations } from 'next-intl';
import dynamic from 'next/dynamic';
import { useState } from 'react';

import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { Icon } from '@/components/ui/icon';
import { StickyActionBar } from '@/components/ui/sticky-action-bar';
import { toPatientLoader } from '@/lib/client/patient-loader';

import { PauseButton } from './pause-button';
import type { Schedule } from './schedule';

const HolidayDialog = dynamic(
  toPatientLoader(() => import('./holiday-dialog').then((module) => module.HolidayDialog)),
  { ssr: false },
);

/** Both acts on a line of their own at 320 pixels. */
const FITS = 'small-phone:px-2 small-phone:text-14';

/** The acts of the screen, under the thumb: days off from one day to another, and on a phone a pause. */
export function HolidayButton({ schedule }: { schedule: Schedule }) {
  const t = useTranslations('schedule.holiday');
  const [isOpen, setOpen] = useState(false);
  return (
    <StickyActionBar>
      <Button size="large" className={classNames('grow', FITS)} onClick={() => setOpen(true)}>
        <Icon icon={CalendarOff} className="small-phone:hidden" />
        {t('title')}
      </Button>
      {/* A desktop has it beside the days. */}
      {!schedule.isPaused && !schedule.isSuspended && (
        <PauseButton schedule={schedule} size="large" className={classNames('grow desktop:hidden', FITS)} />
      )}
      {isOpen && <HolidayDialog schedule={schedule} onClose={() => setOpen(false)} />}
    </StickyActionBar>
  );
}
