import { anOrderStory, aPaidOrder, theProviderWorks, type OrderStory } from '../../seed/stories/orders';
import { useMarket } from '../../testing/use-market';

const service = useMarket();

/** An order from its payment to its end: the customer's SMS, and the inbox. */
async function goThroughAnOrder(
  isSendSMS: boolean,
): Promise<{ readonly sms: readonly string[]; readonly inboxCount: number; readonly providerSms: number }> {
  const story: OrderStory = await anOrderStory(service);
  const as = story.customer.userId;
  await service.call('user/addusersetting', { isSendSMS }, { as });
  const placed = await aPaidOrder(story);
  await theProviderWorks(story, placed);
  await service.sendMessages();
  const sentTo = (mobile: string) => service.sms.filter((message) => message.mobile === mobile).map(({ text }) => text);
  const { inboxCount } = await service.call('user/getuserinbox', {}, { as });
  return { sms: sentTo(story.customer.mobile), inboxCount, providerSms: sentTo(story.provider.mobile).length };
}

it('[E-18] without SMS in the settings only the notice of a start without the code comes, which cannot wait; the inbox has all, and the provider’s own are untouched', async () => {
  const wanted = await goThroughAnOrder(true);
  const unwanted = await goThroughAnOrder(false);
  expect(wanted.sms).toHaveLength(4);
  expect(unwanted.sms).toEqual([expect.stringContaining('بدون کد شروع')]);
  expect(unwanted.inboxCount).toBe(wanted.inboxCount);
  expect(unwanted.providerSms).toBe(wanted.providerSms);
  expect(wanted.providerSms).toBeGreaterThan(0);
});
