import { useTranslations } from 'next-intl';
import dynamic from 'next/dynamic';
import { useState } from 'react';

import { Button } from '@/components/ui/button';
import { toPatientLoader } from '@/lib/client/patient-loader';

import type { Schedule } from './schedule';

const PauseDialog = dynamic(
  toPatientLoader(() => import('./pause-dialog').then((module) => module.PauseDialog)),
  { ssr: false },
);

interface PauseButtonProps {
  readonly schedule: Schedule;
  readonly size?: 'large';
  readonly className: string;
}

/** The way to a pause, with or without an end. */
export function PauseButton({ schedule, size, className }: PauseButtonProps) {
  const t = useTranslations('schedule.pause');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" {...(size && { size })} className={className} onClick={() => setOpen(true)}>
        {t('stop')}
      </Button>
      {isOpen && <PauseDialog schedule={schedule} onClose={() => setOpen(false)} />}
    </>
  );
}
