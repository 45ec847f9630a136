import { useTranslations } from 'next-intl';
import dynamic from 'next/dynamic';
import { useState } from 'react';

import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { toPatientLoader } from '@/lib/client/patient-loader';
import { toWorkName } from '@/lib/domain/order/work-name';
import { formatTaskTime } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import type { WorkDetail } from '../work-move';
import { useMayHandOn } from './use-may-hand-on';

const AssignDialog = dynamic(
  toPatientLoader(() => import('./assign-dialog').then((module) => module.AssignDialog)),
  { ssr: false },
);

/**
 * The way to hand an accepted work to somebody of the team, for a company and its supervisors. It comes first while
 * nobody has the work.
 */
export function HandOn({ work, onChange }: { work: WorkDetail; onChange: () => void }) {
  const t = useTranslations('team');
  const locale = useLocale();
  const mayHandOn = useMayHandOn(work);
  const [isAsked, setIsAsked] = useState(false);
  if (!mayHandOn) return null;
  const assigneeUserId = work.handed?.assigneeUserId ?? null;
  return (
    <Card className="flex flex-col items-start gap-3">
      <h2 className="text-18 font-bold">{t('handOn.title')}</h2>
      {assigneeUserId === null && <p>{t('handOn.text')}</p>}
      <Button variant={assigneeUserId === null ? 'primary' : 'secondary'} onClick={() => setIsAsked(true)}>
        {t(assigneeUserId === null ? 'assign.open' : 'assign.again')}
      </Button>
      {isAsked && (
        <AssignDialog
          work={{ taskid: work.taskid, serviceName: toWorkName(work), assigneeUserId }}
          when={formatTaskTime(work, locale)}
          onAssigned={() => {
            setIsAsked(false);
            onChange();
          }}
          onClose={() => setIsAsked(false)}
        />
      )}
    </Card>
  );
}
