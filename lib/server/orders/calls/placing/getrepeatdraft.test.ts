import { aCashOrder, anOrderStory, aPaidOrder, theProviderWorks, type OrderStory } from '../../../seed/stories/orders';
import { aDayFromNow, aFreeProvider, TAJRISH_ID } from '../../../seed/stories/people';
import { useMarket } from '../../../testing/use-market';

describe('[C-other] clean/getrepeatdraft', () => {
  const service = useMarket();
  let story: OrderStory;
  beforeEach(async () => {
    story = await anOrderStory(service);
  });

  const by = () => ({ as: story.customer.userId, locale: 'fa' as const });

  it('has the former answers and address, without hour, provider and payment', async () => {
    const { taskid } = await aPaidOrder(story, {
      petTypes: ['cat'],
      plan: 'monthly',
      frequency: 4,
      description: 'زنگ خراب است',
      usesGift: true,
      usesWallet: true,
    });
    const repeated = await service.call('clean/getrepeatdraft', { taskid }, by());
    expect(repeated).toMatchObject({
      seopath: 'house-cleaning',
      hourCount: 4,
      descriptionImageUrl: null,
      descriptionAudioUrl: null,
      draft: {
        serviceEnum: 'cleaning',
        srvcattypeid: 301,
        cleaningHours: 3,
        petTypes: ['cat'],
        plan: 'once',
        frequency: 4,
        description: 'زنگ خراب است',
        deliveryaddrid: story.customer.addressId,
        locationid: TAJRISH_ID,
      },
      address: { cityid: 1, text: 'خیابان مقصودبیک، پلاک ۱۲', locationName: 'تهران، تجریش' },
      formerProvider: { userId: story.provider.userId, fullname: 'مریم رضایی' },
      formerPayment: { way: 'online', ipgId: null },
    });
    for (const field of [
      'gDate',
      'deliverytimeid',
      'workerUserId',
      'merchantid',
      'usesGift',
      'usesWallet',
      'ipgId',
      'priceRial',
    ])
      expect(repeated.draft).not.toHaveProperty(field);
  });

  it('names that order’s payment, so that it is chosen again', async () => {
    const { taskid } = await aCashOrder(story);
    const { formerPayment } = await service.call('clean/getrepeatdraft', { taskid }, by());
    expect(formerPayment).toEqual({ way: 'cash', ipgId: 3 });
  });

  it('asks for the address again after its deletion', async () => {
    const { taskid } = await aPaidOrder(story);
    await service.call(
      'user/adddeliveryaddress',
      {
        deliveryaddrid: story.customer.addressId,
        deliveryaddrname: 'خانه',
        deliveryaddr: 'مقصودبیک ۱۲',
        locationid: TAJRISH_ID,
        isenable: false,
      },
      by(),
    );
    expect(await service.call('clean/getrepeatdraft', { taskid }, by())).toMatchObject({
      address: null,
      draft: { deliveryaddrid: null, locationid: null, cleaningHours: 3 },
    });
  });

  it('is the customer’s own', async () => {
    const { taskid } = await aPaidOrder(story);
    await expect(service.call('clean/getrepeatdraft', { taskid }, { as: story.provider.userId })).rejects.toMatchObject(
      { key: 'not-yours' },
    );
    await expect(service.call('clean/getrepeatdraft', { taskid: 999_999 }, by())).rejects.toMatchObject({
      key: 'not-found',
    });
  });

  it('puts the former provider before all other free ones, favourites too', async () => {
    const favourite = await aFreeProvider(service.context);
    const done = await aPaidOrder({ ...story, provider: favourite });
    await theProviderWorks({ ...story, provider: favourite }, done);
    const former = await aFreeProvider(service.context);
    const search = {
      srvcategoryid: 3,
      srvcattypeid: 301,
      locationid: TAJRISH_ID,
      gDate: aDayFromNow(service.context, 5),
      deliverytimeid: 9,
      hourneed: 3,
    };
    const listIds = async (formerUserId?: number) =>
      (
        await service.call('serviceprovider/filterserviceprovider', { ...search, formerUserId }, by())
      ).lstServiceProvider.map(({ userId }) => userId);
    const usual = await listIds();
    expect(usual[0]).toBe(favourite.userId);
    expect(usual).toContain(former.userId);
    expect(await listIds(former.userId)).toEqual([
      former.userId,
      ...usual.filter((userId) => userId !== former.userId),
    ]);
    expect(await listIds(story.customer.userId)).toEqual(usual);
  });
});
