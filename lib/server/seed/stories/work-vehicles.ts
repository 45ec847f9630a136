import type { CallRequest } from '@/lib/contract';
import { WORK_VEHICLE_PAPERS, type WorkVehicleUse } from '@/lib/contract/provider-enumerations';
import { WORK_VEHICLE_CAPACITY } from '@/lib/domain/provider/work-vehicles';

import type { ServiceContext } from '../../context';
import { workVehicles } from '../../schema';
import { aDayFromNow } from './people';

let nextPlate = 100;

/** An approved vehicle whose papers hold until 2099, unless said otherwise; answers its id. */
export async function aWorkVehicle(
  { ports }: Pick<ServiceContext, 'ports'>,
  {
    userId,
    use,
    validUntil = '2099-01-01',
  }: { readonly userId: number; readonly use: WorkVehicleUse; readonly validUntil?: string },
): Promise<number> {
  nextPlate += 1;
  const now = ports.clock.now();
  const [row] = await ports.database.connection
    .insert(workVehicles)
    .values({
      userId,
      use,
      validUntil,
      plate: `22-ع-${nextPlate}-33`,
      capacity: WORK_VEHICLE_CAPACITY[use].least,
      number: use === 'petrol-truck' ? `T-${nextPlate}` : '',
      fuels: use === 'petrol-truck' ? ['REGULAR', 'SUPER'] : [],
      state: 'approved',
      sentAt: now,
      decidedAt: now,
    })
    .returning({ id: workVehicles.id });
  return row?.id ?? 0;
}

/** A vehicle as its owner sends it, with one photo for all of its papers. */
export function toVehicle(
  story: Parameters<typeof aDayFromNow>[0],
  fileid: number,
): CallRequest<'workvehicle/saveworkvehicle'> {
  const validUntil = aDayFromNow(story, 90);
  return {
    use: 'nissan',
    plaque: '12-ع-345-67',
    capacity: WORK_VEHICLE_CAPACITY.nissan.least,
    lstPaper: WORK_VEHICLE_PAPERS.map((kind) => ({ kind, fileid, validUntil })),
  };
}
