import { eq } from 'drizzle-orm';

import { KIND_SHAPES, SERVICE_KINDS, type ServiceKind } from '@/lib/contract/enumerations';

import { isConstraintViolation } from '../ports/database-error';
import { TEST_NOW } from '../testing/call';
import { putTask } from '../testing/market';
import { useMarket } from '../testing/use-market';
import { toTypeId, toVisit } from './order-parts';
import type { AddressSnapshot } from './order-detail';
import { tasks, type TaskRow } from './orders';

type Parts = Partial<Pick<TaskRow, 'typeId' | 'addressId' | 'startsAt' | 'endsAt' | 'detail'>>;

const HOUR = { startsAtMs: TEST_NOW.getTime(), endsAtMs: TEST_NOW.getTime() + 1 };
const DESTINATION: AddressSnapshot = {
  name: '',
  text: 'No. 1',
  zipCode: null,
  locationId: 1,
  cityId: 1,
  provinceId: 1,
  latitude: null,
  longitude: null,
};

/** Exactly the parts that an order of a kind has. */
function toParts(kind: ServiceKind): Parts {
  const { hasVisit, hasType, hasAddress, hasDestination, isTextile } = KIND_SHAPES[kind];
  return {
    ...(hasVisit ? {} : { startsAt: null, endsAt: null }),
    ...(hasType ? {} : { typeId: null }),
    ...(hasAddress ? {} : { addressId: null }),
    ...(hasDestination ? { detail: { destination: DESTINATION } } : {}),
    ...(isTextile ? { detail: { return: HOUR } } : {}),
  };
}

describe('an order’s row', () => {
  const service = useMarket({ holds: 'people' });
  let taskId: number;
  beforeAll(async () => {
    taskId = await putTask(service, { startsAt: TEST_NOW, endsAt: TEST_NOW });
  });

  const write = async (kind: ServiceKind, parts: Parts) => {
    const { connection } = service.context.ports.database;
    const whole = { typeId: 301, addressId: 301, startsAt: TEST_NOW, endsAt: TEST_NOW, detail: null, ...parts };
    const [row] = await connection
      .update(tasks)
      .set({ kind, ...whole })
      .where(eq(tasks.id, taskId))
      .returning();
    if (!row) throw new Error('the task is gone');
    return row;
  };
  const refusalOf = async (kind: ServiceKind, parts: Parts, constraint: string) =>
    isConstraintViolation(await write(kind, parts).catch((error: unknown) => error), constraint);

  it.each(SERVICE_KINDS)('for %s holds the parts of its kind', async (kind) => {
    const row = await write(kind, toParts(kind));
    const { hasVisit, hasType } = KIND_SHAPES[kind];
    if (hasVisit) expect(toVisit(row)).toEqual({ startsAt: TEST_NOW, endsAt: TEST_NOW });
    else expect(() => toVisit(row)).toThrow();
    if (hasType) expect(toTypeId(row)).toBe(301);
    else expect(() => toTypeId(row)).toThrow();
  });

  it.each(SERVICE_KINDS)('for %s is refused without any of them', async (kind) => {
    const { hasVisit, hasType, hasAddress, hasDestination, isTextile } = KIND_SHAPES[kind];
    const missing = async (parts: Parts, constraint: string) =>
      refusalOf(kind, { ...toParts(kind), ...parts }, constraint);
    expect(await missing({ startsAt: null }, 'tasks_visit')).toBe(hasVisit);
    expect(await missing({ endsAt: null }, 'tasks_visit')).toBe(hasVisit);
    expect(await missing({ typeId: null }, 'tasks_type')).toBe(hasType);
    expect(await missing({ addressId: null }, 'tasks_address')).toBe(hasAddress);
    expect(await missing({ detail: null }, 'tasks_destination')).toBe(hasDestination);
    expect(await missing({ detail: null }, 'tasks_return')).toBe(isTextile);
  });
});
