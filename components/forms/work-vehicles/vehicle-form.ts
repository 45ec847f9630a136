import { WORK_VEHICLE_PAPERS, type WorkVehiclePaper, type WorkVehicleUse } from '@/lib/contract/provider-enumerations';
import { toJalaliParts, type TehranDate } from '@/lib/domain/site/jalali-date';
import { fromPlateParts, toPlate, toPlateParts } from '@/lib/domain/person/plate';
import { WORK_VEHICLE_CAPACITY } from '@/lib/domain/provider/work-vehicles';

import { findJalaliDay, NO_JALALI_DAY, type JalaliDayForm } from '../visit/jalali-day';
import type { WorkVehicle } from './use-own-vehicles';

export interface PaperForm {
  readonly fileid: number | null;
  readonly fileurl: string | null;
  readonly until: JalaliDayForm;
}

export interface VehicleForm {
  readonly use: WorkVehicleUse | null;
  readonly plate: readonly string[];
  /** Latin digits. */
  readonly capacity: string;
  readonly truckNumber: string;
  readonly fuels: readonly string[];
  readonly papers: Readonly<Record<WorkVehiclePaper, PaperForm>>;
}

export type VehicleField =
  'use' | 'plaque' | 'capacity' | 'truckNumber' | 'lstGasType' | `lstPaper.${WorkVehiclePaper}`;

const NO_PAPER: PaperForm = { fileid: null, fileurl: null, until: NO_JALALI_DAY };

/** A vehicle form's first values: the edited vehicle's; for a new one only answers without a choice. */
export function toVehicleForm(vehicle: WorkVehicle | null, uses: readonly WorkVehicleUse[]): VehicleForm {
  const [only] = uses;
  const toPaper = (kind: WorkVehiclePaper): PaperForm => {
    const paper = vehicle?.lstPaper.find((known) => known.kind === kind);
    return paper ? { fileid: paper.fileid, fileurl: paper.fileurl, until: toJalaliParts(paper.validUntil) } : NO_PAPER;
  };
  return {
    use: vehicle?.use ?? (uses.length === 1 ? (only ?? null) : null),
    plate: vehicle ? toPlateParts(vehicle.plaque) : [],
    capacity: vehicle ? String(vehicle.capacity) : '',
    truckNumber: vehicle?.truckNumber ?? '',
    fuels: vehicle?.lstGasType ?? [],
    papers: { licence: toPaper('licence'), permit: toPaper('permit'), insurance: toPaper('insurance') },
  };
}

/** The fields that are not right yet, in the order of the form. */
export function findVehicleProblems(form: VehicleForm, today: TehranDate): VehicleField[] {
  const limits = form.use && WORK_VEHICLE_CAPACITY[form.use];
  const capacity = Number(form.capacity);
  const isTruck = form.use === 'petrol-truck';
  const checks: [VehicleField, boolean][] = [
    ['use', form.use !== null],
    ['plaque', toPlate('AUTOMOBILE', fromPlateParts(form.plate)) !== null],
    ['capacity', limits !== null && capacity >= limits.least && capacity <= limits.most],
    ['truckNumber', !isTruck || form.truckNumber.trim() !== ''],
    ['lstGasType', !isTruck || form.fuels.length > 0],
    ...WORK_VEHICLE_PAPERS.map((kind): [VehicleField, boolean] => {
      const { fileid, until } = form.papers[kind];
      const day = findJalaliDay(until);
      return [`lstPaper.${kind}`, fileid !== null && day !== null && day >= today];
    }),
  ];
  return checks.flatMap(([field, isGood]) => (isGood ? [] : [field]));
}
