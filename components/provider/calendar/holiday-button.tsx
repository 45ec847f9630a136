import { CalendarOff } from 'lucide';
import { useTranslations } from 'next-intl';
import dynamic from 'next/dynamic';
import { useState } from 'react';

import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { StickyActionBar } from '@/components/ui/sticky-action-bar';
import { toPatientLoader } from '@/lib/client/patient-loader';

import { PauseButton } from './pause-button';
import type { Schedule } from './schedule';

const HolidayDialog = dynamic(
  toPatientLoader(() => import('./holiday-dialog').then((module) => module.HolidayDialog)),
  { ssr: false },
);

/** The acts of the screen, under the thumb: days off from one day to another, and on a phone a pause. */
export function HolidayButton({ schedule }: { schedule: Schedule }) {
  const t = useTranslations('schedule.holiday');
  const [isOpen, setOpen] = useState(false);
  return (
    <StickyActionBar>
      <Button size="large" className="grow" onClick={() => setOpen(true)}>
        <Icon icon={CalendarOff} />
        {t('title')}
      </Button>
      {/* A desktop has it beside the days. */}
      {!schedule.isPaused && !schedule.isSuspended && (
        <PauseButton schedule={schedule} size="large" className="grow desktop:hidden" />
      )}
      {isOpen && <HolidayDialog schedule={schedule} onClose={() => setOpen(false)} />}
    </StickyActionBar>
  );
}
