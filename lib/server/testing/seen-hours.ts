import { eq } from 'drizzle-orm';

import { toDeliveryTimeId } from '@/lib/domain/order/delivery-time';

import { addresses } from '../schema';
import {
  aCustomerWithAnAddress,
  HOUSE_CLEANING_ID,
  REGULAR_CLEANING_ID,
  type StoryProvider,
} from '../seed/stories/people';
import type { TestService } from './call';

interface Hour {
  readonly gDate: string;
  readonly hour: number;
}

/**
 * Customers' views of three hours of one provider's cleaning: in the grid, in the list of free providers, and judged
 * alone.
 */
export async function seeHour(service: TestService, { userId }: StoryProvider, { gDate, hour }: Hour) {
  const { addressId } = await aCustomerWithAnAddress(service.context);
  const { connection } = service.context.ports.database;
  const [address] = await connection.select().from(addresses).where(eq(addresses.id, addressId));
  const place = {
    srvcategoryid: HOUSE_CLEANING_ID,
    srvcattypeid: REGULAR_CLEANING_ID,
    locationid: address?.locationId ?? 0,
    hourneed: 3,
  };
  const { lstAvailableDate } = await service.call('boot/getallavailabledate', { ...place, merchantid: userId });
  const slot = lstAvailableDate
    .find((day) => day.gDate === gDate)
    ?.lstDeliveryTimeSheet.find(({ startHour }) => startHour === hour);
  const visit = { ...place, gDate, deliverytimeid: toDeliveryTimeId(hour) };
  const { isAvailable } = await service.call('serviceprovider/workeravailablity', { ...visit, userid: userId });
  const { lstServiceProvider } = await service.call('serviceprovider/filterserviceprovider', {
    ...visit,
    chosenUserId: userId,
  });
  return {
    inGrid: slot?.isFull === false,
    inList: lstServiceProvider.some((listed) => listed.userId === userId),
    isAvailable,
  };
}
