import { anOrderStory, aPaidOrder, theProviderDoes } from '../../seed/stories/orders';
import { useMarket } from '../../testing/use-market';

const service = useMarket();

it('a customer’s message marks the card of the work until its provider has read it', async () => {
  const story = await anOrderStory(service);
  const { taskid } = await aPaidOrder(story);
  await theProviderDoes(story, { taskid } as Awaited<ReturnType<typeof aPaidOrder>>, 'accept');
  const as = story.provider.userId;
  const marked = async () => {
    const { lstTask } = await service.call('expert/getalltask', { list: 'acceptworks' }, { as });
    return lstTask.find((work) => work.taskid === taskid)?.unreadCount;
  };
  expect(await marked()).toBe(0);
  await service.call('ordermessage/addmessage', { taskid, text: 'The bell is broken.' }, { as: story.customer.userId });
  await service.call('ordermessage/addmessage', { taskid, text: 'On my way.' }, { as });
  expect(await marked()).toBe(1);
  const { lstMessage } = await service.call('ordermessage/getallmessage', { taskid }, { as });
  expect(lstMessage).toHaveLength(2);
  const upToId = lstMessage.at(-1)?.messageId ?? 0;
  await service.call('ordermessage/readmessage', { taskid, upToId }, { as });
  expect(await marked()).toBe(0);
});
