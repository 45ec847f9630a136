import { useTranslations } from 'next-intl';
import dynamic from 'next/dynamic';
import { useState } from 'react';

import { LoadFailure } from '@/components/shared/load-failure';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import { useSnackbar } from '@/components/ui/snackbar';
import { callFromBrowser } from '@/lib/client/browser';
import { toPatientLoader } from '@/lib/client/patient-loader';
import type { WorkVehicleUse } from '@/lib/contract/provider-enumerations';
import { WORK_VEHICLE_LIMITS } from '@/lib/domain/provider/work-vehicles';

import { useOwnVehicles, type OwnVehicles, type WorkVehicle } from './use-own-vehicles';
import { WorkVehicleCard } from './work-vehicle-card';
import { WorkVehicleForm } from './work-vehicle-form';

const AskDialog = dynamic(
  toPatientLoader(() => import('@/components/shared/ask-dialog').then((module) => module.AskDialog)),
  { ssr: false },
);

interface WorkVehiclesProps {
  /** The uses of vehicles that the person can add. */
  readonly uses: readonly WorkVehicleUse[];
  readonly heading?: 'h2' | 'h3';
  /** The list has changed at the server. */
  readonly onChange?: () => void;
}

/** The person's vehicles for work, each with its papers, and the form of another one. */
export function WorkVehicles({ uses, heading, onChange }: WorkVehiclesProps) {
  const t = useTranslations('work-vehicles');
  const snackbar = useSnackbar();
  const { data, error, retry, keep } = useOwnVehicles();
  const [edited, setEdited] = useState<WorkVehicle | 'new' | null>(null);
  const [removed, setRemoved] = useState<WorkVehicle | null>(null);
  if (error && !data) return <LoadFailure title={t('failed')} error={error} onRetry={retry} />;
  if (!data) return <Skeleton className="h-32 rounded-card" />;
  const take = (answer: OwnVehicles) => {
    keep(answer);
    setEdited(null);
    setRemoved(null);
    onChange?.();
  };
  return (
    <div className="flex flex-col gap-4">
      {data.lstVehicle.length === 0 && edited === null && <p className="text-stone-500">{t('none')}</p>}
      <ul className="flex flex-col gap-3 empty:hidden">
        {data.lstVehicle.map((vehicle) => (
          <WorkVehicleCard key={vehicle.vehicleid} vehicle={vehicle} heading={heading}>
            <div className="flex flex-wrap gap-2">
              <Button variant="secondary" onClick={() => setEdited(vehicle)}>
                {t('change')}
              </Button>
              <Button variant="quiet" onClick={() => setRemoved(vehicle)}>
                {t('remove')}
              </Button>
            </div>
          </WorkVehicleCard>
        ))}
      </ul>
      {edited !== null && (
        <WorkVehicleForm
          key={edited === 'new' ? edited : edited.vehicleid}
          uses={uses}
          vehicle={edited === 'new' ? null : edited}
          onSaved={(answer) => {
            snackbar.show({ text: t('saved'), tone: 'success' });
            take(answer);
          }}
          onClose={() => setEdited(null)}
        />
      )}
      {edited === null && data.lstVehicle.length < WORK_VEHICLE_LIMITS.vehicles && (
        <div>
          <Button variant="secondary" onClick={() => setEdited('new')}>
            {t('add')}
          </Button>
        </div>
      )}
      {removed && (
        <AskDialog
          title={t('removeTitle')}
          text={t('removeText')}
          confirmLabel={t('remove')}
          isDestructive
          onConfirm={async () =>
            take(await callFromBrowser('workvehicle/removeworkvehicle', { vehicleid: removed.vehicleid }))
          }
          onClose={() => setRemoved(null)}
        />
      )}
    </div>
  );
}
