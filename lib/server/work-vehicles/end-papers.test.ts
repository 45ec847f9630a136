import { and, eq } from 'drizzle-orm';

import { DAY_MS } from '@/lib/domain/constants/time-units';
import { addDays, toTehranDate } from '@/lib/domain/site/jalali-date';
import { toNextAt } from '@/lib/domain/provider/paper-end';

import { inboxMessages, workVehicles } from '../schema';
import { aFreeProvider } from '../seed/stories/people';
import { aWorkVehicle } from '../seed/stories/work-vehicles';
import { useMarket } from '../testing/use-market';
import { runDueWork } from '../timers';

describe('the papers of a vehicle', () => {
  const service = useMarket();
  const connection = () => service.context.ports.database.connection;
  const pass = async (days: number) => {
    service.clock.advance(days * DAY_MS);
    await runDueWork(service.context);
  };

  it('are announced 30 and 7 days before the first of them ends, and at the end, once each', async () => {
    const { userId } = await aFreeProvider(service.context);
    const now = service.clock.now();
    const validUntil = addDays(toTehranDate(now.getTime()), 40);
    const vehicleId = await aWorkVehicle(service.context, { userId, use: 'nissan', validUntil });
    const due = { nextAt: toNextAt(validUntil, now) };
    await connection().update(workVehicles).set(due).where(eq(workVehicles.id, vehicleId));
    const told = (event: string) =>
      connection().$count(inboxMessages, and(eq(inboxMessages.userId, userId), eq(inboxMessages.event, event)));
    await pass(10);
    expect(await told('vehicle-ending')).toBe(0);
    await pass(1);
    expect(await told('vehicle-ending')).toBe(1);
    await pass(23);
    expect(await told('vehicle-ending')).toBe(2);
    await pass(6);
    expect(await told('vehicle-ended')).toBe(0);
    await pass(1);
    expect([await told('vehicle-ending'), await told('vehicle-ended')]).toEqual([2, 1]);
    await pass(30);
    expect(await told('vehicle-ended')).toBe(1);
  });
});
