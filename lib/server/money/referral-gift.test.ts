import { listLedgerFaults, readBooks, toDifference } from '../seed/stories/books';
import { aPlacedOrder, theProviderWorks, type OrderStory } from '../seed/stories/orders';
import { aCatalogue, aCustomerWithAnAddress, aFreeProvider } from '../seed/stories/people';
import { createTestService } from '../testing/call';

it('gives the referrer a gift after the first completed paid order, once', async () => {
  const service = await createTestService();
  await aCatalogue(service.context);
  const referrer = await aCustomerWithAnAddress(service.context);
  const customer = await aCustomerWithAnAddress(service.context, {
    cashRials: 30_000_000,
    referrerId: referrer.userId,
  });
  const story: OrderStory = { service, customer, provider: await aFreeProvider(service.context) };
  const before = await readBooks(story);
  const by = { as: customer.userId };
  for (const deliverytimeid of [10, 15]) {
    const placed = await aPlacedOrder(story, { deliverytimeid });
    await service.call('custom', { prefix: 'wallet-', reqId: placed.reqid, giftCode: '0', useWallet: 'true' }, by);
    await theProviderWorks(story, placed);
    await service.call('reqandpay/confirmtask', { taskid: placed.taskid }, by);
  }
  const balance = await service.call('wallet/getaccountbalance', {}, { as: referrer.userId });
  expect(balance).toMatchObject({ balanceGiftCredit: 200_000, balanceRial: 0 });
  expect(toDifference(before, await readBooks(story))).toEqual({
    cash: -19_200_000,
    commission: 2_880_000,
    payable: 16_320_000,
    giftExpense: 200_000,
  });
  expect(await listLedgerFaults(service.context.ports.database)).toEqual([]);
  await service.close();
});
