import { and, eq, ne } from 'drizzle-orm';

import type { CallInput } from '@/lib/contract';
import { CallError, type FieldProblem } from '@/lib/contract/call-error';
import { WORK_VEHICLE_PAPERS } from '@/lib/contract/provider-enumerations';
import { toFullName } from '@/lib/domain/person/full-name';
import { DAYS_A_YEAR } from '@/lib/domain/constants/time-units';
import { toNextAt } from '@/lib/domain/provider/paper-end';
import { addDays, toTehranDate } from '@/lib/domain/site/jalali-date';
import { toPersianLetters } from '@/lib/domain/text/letters';
import { toPlate } from '@/lib/domain/person/plate';
import { WORK_VEHICLE_CAPACITY, WORK_VEHICLE_LIMITS } from '@/lib/domain/provider/work-vehicles';

import type { CallContext } from '../context';
import { tellOperators } from '../enquiries';
import { defineHandler, requireActor } from '../handler';
import { holdPerson } from '../people';
import type { Transaction } from '../ports/database';
import { trucks, workVehiclePapers, workVehicles } from '../schema';
import { takeFromBudgets, toBudget } from '../throttles';
import { removeStoredBytes, removeUnusedFile, requireOwnPhoto } from '../uploaded-files';
import { readOwnVehicles } from './store';

type Input = CallInput<'workvehicle/saveworkvehicle'>;

/** The vehicle is checked anew after each change, in one transaction with the operators' message. */
export const handler = defineHandler('workvehicle/saveworkvehicle', async (input, context) => {
  const { userId } = requireActor(context);
  const { database, clock } = context.ports;
  const now = clock.now();
  const plate = requireGoodFields(input, now);
  await takeFromBudgets(database.connection, [toBudget('work-vehicle', userId)], now);
  const storageKeys = await database.transaction((transaction) => save(transaction, { input, plate, userId, context }));
  context.signals.messagesPending();
  await removeStoredBytes(context, storageKeys);
  return readOwnVehicles(database.connection, userId, now);
});

/** The plate in its one form. Throws invalid-input with every field that is wrong. */
function requireGoodFields({ use, plaque, capacity, truckNumber, lstGasType, lstPaper }: Input, now: Date): string {
  const plate = toPlate('AUTOMOBILE', plaque);
  const fields: FieldProblem[] = [];
  if (plate === null) fields.push({ field: 'plaque', message: 'invalid-type' });
  const { least, most } = WORK_VEHICLE_CAPACITY[use];
  if (capacity < least || capacity > most) fields.push({ field: 'capacity', message: 'out-of-range' });
  if (use === 'petrol-truck') {
    if (truckNumber === '') fields.push({ field: 'truckNumber', message: 'required' });
    if (lstGasType.length === 0) fields.push({ field: 'lstGasType', message: 'required' });
  }
  const today = toTehranDate(now.getTime());
  const latest = addDays(today, WORK_VEHICLE_LIMITS.mostYearsAhead * DAYS_A_YEAR);
  for (const kind of WORK_VEHICLE_PAPERS) {
    const [paper, again] = lstPaper.filter((given) => given.kind === kind);
    if (!paper || again) fields.push({ field: `lstPaper.${kind}`, message: 'required' });
    else if (paper.validUntil < today || paper.validUntil > latest)
      fields.push({ field: `lstPaper.${kind}`, message: 'out-of-range' });
  }
  if (plate === null || fields.length > 0) throw new CallError('invalid-input', { fields });
  return plate;
}

interface Saving {
  readonly input: Input;
  readonly plate: string;
  readonly userId: number;
  readonly context: CallContext;
}

/** Answers the storage keys of photos that no paper shows any more. */
async function save(transaction: Transaction, { input, plate, userId, context }: Saving): Promise<string[]> {
  const now = context.ports.clock.now();
  // One change of a person's list at a time: the limit holds whatever arrives at once.
  const person = await holdPerson(transaction, userId, 'update');
  const others = and(eq(workVehicles.userId, userId), ne(workVehicles.plate, plate));
  const limit = WORK_VEHICLE_LIMITS.vehicles;
  if ((await transaction.$count(workVehicles, others)) >= limit)
    throw new CallError('limit-reached', { params: { limit } });
  for (const { fileid } of input.lstPaper) await requireOwnPhoto(transaction, fileid, userId);
  const values = toValues(input, now);
  const [vehicle] = await transaction
    .insert(workVehicles)
    .values({ ...values, userId, plate })
    .onConflictDoUpdate({ target: [workVehicles.userId, workVehicles.plate], set: values })
    .returning({ id: workVehicles.id });
  if (!vehicle) throw new Error('The vehicle was not stored.');
  await transaction.update(trucks).set({ onlineSince: null }).where(eq(trucks.vehicleId, vehicle.id));
  const keys = await replacePapers(transaction, { vehicleId: vehicle.id, userId, papers: input.lstPaper });
  await tellOperators(
    transaction,
    { event: 'work-vehicle', params: { name: toFullName(person), mobile: person.mobile, userId: String(userId) } },
    { address: context.configuration.enquiryAddress, now },
  );
  return keys;
}

function toValues({ use, capacity, truckNumber, lstGasType, lstPaper }: Input, now: Date) {
  const isTruck = use === 'petrol-truck';
  const [firstEnd = ''] = lstPaper.map(({ validUntil }) => validUntil).sort();
  return {
    use,
    capacity,
    number: isTruck ? toPersianLetters(truckNumber) : '',
    fuels: isTruck ? [...new Set(lstGasType)] : [],
    state: 'checking',
    rejectionReason: null,
    sentAt: now,
    decidedAt: null,
    decidedBy: null,
    validUntil: firstEnd,
    nextAt: toNextAt(firstEnd, now),
  } as const;
}

interface Papers {
  readonly vehicleId: number;
  readonly userId: number;
  readonly papers: Input['lstPaper'];
}

async function replacePapers(transaction: Transaction, { vehicleId, userId, papers }: Papers): Promise<string[]> {
  const before = await transaction
    .delete(workVehiclePapers)
    .where(eq(workVehiclePapers.vehicleId, vehicleId))
    .returning({ fileId: workVehiclePapers.fileId });
  await transaction
    .insert(workVehiclePapers)
    .values(papers.map(({ kind, fileid, validUntil }) => ({ vehicleId, kind, fileId: fileid, validUntil })));
  return removePhotos(
    transaction,
    userId,
    before.map(({ fileId }) => fileId),
  );
}

/** Removes those photos that nothing shows any more. Answers the keys of their bytes. */
export async function removePhotos(
  transaction: Transaction,
  ownerId: number,
  fileIds: readonly number[],
): Promise<string[]> {
  const keys: string[] = [];
  for (const fileId of new Set(fileIds)) {
    const key = await removeUnusedFile(transaction, { ownerId, fileId });
    if (key !== null) keys.push(key);
  }
  return keys;
}
