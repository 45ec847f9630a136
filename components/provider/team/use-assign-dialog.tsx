import dynamic from 'next/dynamic';
import { useState, type ReactNode } from 'react';

import { toPatientLoader } from '@/lib/client/patient-loader';
import { formatVisitTime } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import type { TeamWork } from './team';

const AssignDialog = dynamic(
  toPatientLoader(() => import('./assign-dialog').then((module) => module.AssignDialog)),
  { ssr: false },
);

/** The dialog that hands a work of the team to somebody, to be rendered where it is asked for. */
export function useAssignDialog(work: TeamWork, onChange: () => void): { dialog: ReactNode; ask: () => void } {
  const locale = useLocale();
  const [isAsked, setIsAsked] = useState(false);
  const dialog = isAsked && (
    <AssignDialog
      work={work}
      when={formatVisitTime(work.gDate, work.startHour, work.endHour, locale)}
      onAssigned={() => {
        setIsAsked(false);
        onChange();
      }}
      onClose={() => setIsAsked(false)}
    />
  );
  return { dialog, ask: () => setIsAsked(true) };
}
