'use client';

import { useTranslations } from 'next-intl';

import { WrittenText } from '@/components/ui/written-text';
import type { CallAnswer } from '@/lib/contract';

import { CasePeople } from '../cases/case-people';
import { OneCase } from '../cases/one-case';
import { QueuedCase } from '../cases/queued-case';
import { useOneCase } from '../cases/use-one-case';
import { refreshDesk } from '../desk-fresh';
import { DeskVehicle } from './desk-vehicle';
import { VehicleActs } from './vehicle-acts';

const TONES = { checking: 'warning', approved: 'success', rejected: 'danger' } as const;

/** One vehicle with its papers, on the skeleton of every case. */
export function VehicleCase({ vehicleId }: { readonly vehicleId: number }) {
  const { data, asked } = useOneCase('operator/getallworkvehicle', { vehicleid: vehicleId });
  return (
    <OneCase rows={data?.lstVehicle} {...asked}>
      {(vehicle) => <Case vehicle={vehicle} />}
    </OneCase>
  );
}

interface OfVehicle {
  readonly vehicle: CallAnswer<'operator/getallworkvehicle'>['lstVehicle'][number];
}

function Case({ vehicle }: OfVehicle) {
  const t = useTranslations('desk');
  const words = useTranslations('work-vehicles');
  const { vehicleid, owner, state, sentAtMs } = vehicle;
  return (
    <QueuedCase
      hasOwnCard
      subject="vehicles"
      caseId={vehicleid}
      code={`V-${vehicleid}`}
      title={<WrittenText text={owner.fullname} />}
      state={{ label: words(`states.${state}`), tone: TONES[state] }}
      steps={[{ label: t('caseSteps.sent'), atMs: sentAtMs }]}
      acts={state === 'checking' && <VehicleActs vehicle={vehicle} onDecided={refreshDesk} />}
      people={<CasePeople people={[{ ...owner, key: 'provider', role: t('case.provider') }]} />}
    >
      <ul>
        <DeskVehicle vehicle={vehicle} />
      </ul>
    </QueuedCase>
  );
}
