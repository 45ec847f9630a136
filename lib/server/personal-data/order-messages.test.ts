import { orderMessages } from '../schema';
import { anOrderStory, aPaidOrder } from '../seed/stories/orders';
import { aFileOf } from '../testing/stored-files';
import { useMarket } from '../testing/use-market';
import { collectPersonalData } from './collect';
import { eraseAccount } from './erase';

const service = useMarket();

it('[C-user] a person’s messages within an order are in their data and go with their account; messages to them stay', async () => {
  const story = await anOrderStory(service);
  const { taskid } = await aPaidOrder(story);
  const { connection } = service.context.ports.database;
  const { userId } = story.customer;
  const createdAt = service.clock.now();
  const fileid = await aFileOf(service.context, userId);
  const words = { taskid, text: 'The key is under the pot' };
  await service.call('ordermessage/addmessage', { ...words, fileid }, { as: userId });
  await service.call('ordermessage/addmessage', { taskid, text: 'Thank you' }, { as: story.provider.userId });
  await service.call('ordermessage/blockconversation', { taskid, isBlocked: true }, { as: userId });

  const data = await collectPersonalData(connection, userId, 'en', createdAt);
  expect(data.orderMessages).toMatchObject([{ text: words.text, fileId: fileid }]);

  await service.context.ports.database.transaction((transaction) => eraseAccount(transaction, userId, createdAt));
  expect(await connection.select().from(orderMessages).orderBy(orderMessages.id)).toMatchObject([
    { text: '', fileId: null },
    { text: 'Thank you' },
  ]);
  const { standing } = await service.call('ordermessage/getallmessage', { taskid }, { as: story.provider.userId });
  expect(standing).toBe('open');
});
