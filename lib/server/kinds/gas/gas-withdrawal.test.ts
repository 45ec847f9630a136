import { NO_SHOW_AFTER_MS } from '@/lib/domain/constants/providers';
import { MINUTE_MS } from '@/lib/domain/constants/time-units';
import { eq } from 'drizzle-orm';

import { reliabilityEvents } from '../../schema';
import { theProviderDoes } from '../../seed/stories/orders';
import { aCatalogue, aCustomerWithAnAddress } from '../../seed/stories/people';
import { aTruck, CAR, GAS_ID } from '../../seed/stories/trucks';
import { createTestService } from '../../testing/call';

it.each([
  ['within its arrival window: a work given back late', -MINUTE_MS, 'withdrawn-late'],
  ['when its customer may say that nobody came: that', NO_SHOW_AFTER_MS, 'no-show'],
])('[B-13] a driver who gives petrol back %s', async (_when, afterWindowMs, reason) => {
  const service = await createTestService();
  await aCatalogue(service.context);
  const customer = await aCustomerWithAnAddress(service.context, { cashRials: 100_000_000 });
  const truck = await aTruck(service.context);
  const placed = await service.call(
    'handyman/addgasrequest',
    {
      serviceEnum: 'gas',
      srvcategoryid: GAS_ID,
      gasTruckId: truck.truckId,
      carLatitude: CAR.latitude,
      carLongitude: CAR.longitude,
      carPlace: 'Silver saloon by the bakery',
      vehicleType: 'AUTOMOBILE',
      plaque: '12-ب-345-67',
      autoBrandId: 1,
      gasTypeEnum: 'REGULAR',
      litreVolume: 30,
      usesWallet: true,
    },
    { as: customer.userId },
  );
  const pay = { prefix: 'wallet-', reqId: placed.reqid, giftCode: '0', useWallet: 'true' } as const;
  await service.call('custom', pay, { as: customer.userId });
  await theProviderDoes({ service, customer, provider: truck }, placed, 'accept');
  const { taskDetail } = await service.call('clean/gettaskdetail', { taskid: placed.taskid }, { as: customer.userId });
  service.clock.advance((taskDetail.arrivesUntilMs ?? 0) + afterWindowMs - taskDetail.serverNowMs);
  await service.call('expert/movetask', { taskid: placed.taskid, move: 'withdraw' }, { as: truck.userId });
  const { connection } = service.context.ports.database;
  const events = await connection.select().from(reliabilityEvents).where(eq(reliabilityEvents.userId, truck.userId));
  expect(events).toMatchObject([{ reason }]);
  await service.close();
});
