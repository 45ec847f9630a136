import { eq } from 'drizzle-orm';

import { toDeliveryTimeId } from '@/lib/domain/order/delivery-time';
import { toDistanceKm } from '@/lib/domain/place/distance';
import { estimateTravel } from '@/lib/domain/place/travel';

import { addresses, homeBases, locations } from '../../schema';
import { aBid, aBiddingStory, aTaskOrder } from '../../seed/stories/bids';
import { anOrderStory, aPaidOrder, theProviderDoes } from '../../seed/stories/orders';
import { aCustomerWithAnAddress, TAJRISH_ID } from '../../seed/stories/people';
import { useMarket } from '../../testing/use-market';

const service = useMarket();

const connection = () => service.context.ports.database.connection;
/** Two kilometres from Tajrish's middle, and in its neighbourhood. */
const HOME = { latitude: 35.8199, longitude: 51.4231 };
const DOOR = { latitude: 35.8011, longitude: 51.4402 };

async function findMiddle(locationId = TAJRISH_ID) {
  const [middle] = await connection()
    .select({ latitude: locations.latitude, longitude: locations.longitude })
    .from(locations)
    .where(eq(locations.id, locationId));
  if (!middle) throw new Error(`There is no neighbourhood ${locationId}.`);
  return middle;
}

async function aDoor(addressId: number, point = DOOR): Promise<void> {
  const shown = { latitude: String(point.latitude), longitude: String(point.longitude) };
  await connection().update(addresses).set(shown).where(eq(addresses.id, addressId));
}

const startFrom = (userId: number, homeBase: { latitude: number; longitude: number } | null) =>
  service.call(
    'workerprofile/saveown',
    { homeBase: homeBase && { locationid: TAJRISH_ID, ...homeBase } },
    { as: userId },
  );
const read = async (taskid: number, as: number) =>
  (await service.call('clean/gettaskdetail', { taskid }, { as })).taskDetail;
const list = async (name: 'newworks' | 'acceptworks', as: number) =>
  (await service.call('expert/getalltask', { list: name }, { as })).lstTask;

describe('the distance of a work', () => {
  it('counts from the home base: to the centre of the neighbourhood before the acceptance, and to the door after it', async () => {
    const story = await anOrderStory(service);
    const { userId } = story.provider;
    await startFrom(userId, HOME);
    await aDoor(story.customer.addressId);
    const placed = await aPaidOrder(story);
    const toMiddle = estimateTravel({ point: HOME, from: 'base' }, await findMiddle());
    expect(await read(placed.taskid, userId)).toMatchObject({ travel: toMiddle });
    expect((await list('newworks', userId))[0]).toMatchObject({ travel: toMiddle });
    await theProviderDoes(story, placed, 'accept');
    const toDoor = estimateTravel({ point: HOME, from: 'base' }, DOOR);
    expect(toDoor.metres).not.toBe(toMiddle.metres);
    expect(await read(placed.taskid, userId)).toMatchObject({ travel: toDoor });
    expect((await list('acceptworks', userId))[0]).toMatchObject({ travel: toDoor });
    expect(await read(placed.taskid, story.customer.userId)).toMatchObject({ travel: null });
  });

  it('counts from the job before on that day, and from the home base on another day', async () => {
    const story = await anOrderStory(service);
    const { userId } = story.provider;
    await startFrom(userId, HOME);
    await aDoor(story.customer.addressId);
    const morning = await aPaidOrder(story);
    const other = { ...story, customer: await aCustomerWithAnAddress(service.context) };
    const noon = await aPaidOrder(other, { deliverytimeid: toDeliveryTimeId(14) });
    const middle = await findMiddle();
    // What is not accepted leads nowhere yet.
    expect(await read(noon.taskid, userId)).toMatchObject({ travel: { from: 'base' } });
    await theProviderDoes(story, morning, 'accept');
    expect(await read(noon.taskid, userId)).toMatchObject({
      travel: estimateTravel({ point: DOOR, from: 'job' }, middle),
    });
    expect(await read(morning.taskid, userId)).toMatchObject({ travel: { from: 'base' } });
    await startFrom(userId, null);
    expect(await read(noon.taskid, userId)).toMatchObject({ travel: { from: 'job' } });
    expect(await read(morning.taskid, userId)).toMatchObject({ travel: null });
  });

  it('is empty for a provider without a home base', async () => {
    const story = await anOrderStory(service);
    await startFrom(story.provider.userId, null);
    const placed = await aPaidOrder(story);
    expect(await read(placed.taskid, story.provider.userId)).toMatchObject({ travel: null });
    expect((await list('newworks', story.provider.userId))[0]).toMatchObject({ travel: null });
    expect(
      await service.call('expert/getmatch', { taskid: placed.taskid }, { as: story.provider.userId }),
    ).toMatchObject({ travel: null });
  });

  it('shows customers and rivals the distance between neighbourhoods, never the distance from a home', async () => {
    const story = await aBiddingStory(service);
    const [one, other] = story.bidders;
    if (!other) throw new Error('A rival was asked for.');
    await startFrom(one.userId, HOME);
    await startFrom(other.userId, await findMiddle());
    const placed = await aTaskOrder(story);
    await aBid(story, placed, one);
    await aBid(story, placed, other);
    const { lstSuggestion } = await service.call(
      'suggestion/getallsuggestion4task',
      { taskid: placed.taskid },
      { as: story.customer.userId },
    );
    const told = lstSuggestion.map(({ travel }) => travel);
    expect(told[0]).toEqual({ metres: 0, minutes: 1, from: 'base', isEstimate: true });
    expect(told[1]).toEqual(told[0]);
    const { lstCompared, travel } = await service.call(
      'expert/getmatch',
      { taskid: placed.taskid },
      { as: other.userId },
    );
    expect(lstCompared.find(({ isOwn }) => !isOwn)?.travel).toEqual(told[0]);
    expect(lstCompared.find(({ isOwn }) => isOwn)?.travel).toEqual(travel);
  });
});

describe('a home base', () => {
  it('is read by its provider alone, and is the centre of the neighbourhood without a point', async () => {
    const { provider, customer } = await anOrderStory(service);
    await startFrom(provider.userId, HOME);
    const own = await service.call('workerprofile/getown', {}, { as: provider.userId });
    expect(own.profile.homeBase).toMatchObject({ locationid: TAJRISH_ID, ...HOME });
    const shown = await service.call('workerprofile/getDetail', { id: String(provider.userId) });
    const { personalData } = await service.call('user/getpersonaldata', {}, { as: provider.userId });
    expect(JSON.stringify(personalData)).toContain(String(HOME.latitude));
    for (const told of [shown, await service.call('user/getpersonaldata', {}, { as: customer.userId })])
      expect(JSON.stringify(told)).not.toContain(String(HOME.latitude));
    const homeBase = { locationid: TAJRISH_ID, latitude: null, longitude: null };
    const saved = await service.call('workerprofile/saveown', { homeBase }, { as: provider.userId });
    expect(saved.profile.homeBase).toMatchObject(await findMiddle());
  });

  it('lies in its neighbourhood', async () => {
    const { provider } = await anOrderStory(service);
    const far = { latitude: HOME.latitude + 1, longitude: HOME.longitude };
    expect(toDistanceKm(far, HOME)).toBeGreaterThan(100);
    await expect(startFrom(provider.userId, far)).rejects.toMatchObject({ key: 'invalid-input' });
    const unknown = { homeBase: { locationid: 999_999, latitude: null, longitude: null } };
    await expect(service.call('workerprofile/saveown', unknown, { as: provider.userId })).rejects.toMatchObject({
      key: 'invalid-input',
    });
    expect(await connection().$count(homeBases, eq(homeBases.userId, provider.userId))).toBe(1);
  });
});
