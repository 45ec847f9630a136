import { contactMessages } from '../schema';
import { anOrderStory, aPlacedOrder } from '../seed/stories/orders';
import { aCatalogue, aCustomerWithAnAddress, aFreeProvider, anOperator } from '../seed/stories/people';
import { createTestService } from '../testing/call';
import { listenForTests } from '../testing/http';
import { useMarket } from '../testing/use-market';

const service = useMarket();

async function anOrder() {
  const story = await anOrderStory(service);
  return { story, placed: await aPlacedOrder(story) };
}
const ask = (reqcode: string, by = {}) =>
  service.call('boot/docontactus', { name: 'Nika', mobile: '09123000001', text: 'Nobody rang the bell.', reqcode }, by);
const listMessages = () => service.context.ports.database.connection.select().from(contactMessages);
const toPersian = (digits: string) =>
  digits.replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0x06c0));

describe('boot/docontactus about an order', () => {
  it('[C-boot] [R-22] keeps the order with the message of its customer, of its provider, and names it to the operator', async () => {
    const operatorId = await anOperator(service.context);
    const { story, placed } = await anOrder();
    for (const [writer, typed] of [
      [story.customer.userId, placed.reqcode],
      [story.provider.userId, toPersian(placed.reqcode)],
    ] as const) {
      expect(await ask(typed, { as: writer })).toEqual({});
      expect((await listMessages()).at(-1)).toMatchObject({ userId: writer, taskId: placed.taskid });
      const { userInboxLst } = await service.call('user/getuserinbox', {}, { as: operatorId });
      expect(userInboxLst[0]?.title).toContain(placed.reqcode);
      expect(userInboxLst[0]?.body).toContain('Nobody rang the bell.');
    }
  });

  it('[C-boot] refuses another person’s order like a missing one, by its field, and stores nothing', async () => {
    const { placed } = await anOrder();
    const stranger = await aCustomerWithAnAddress(service.context);
    const before = (await listMessages()).length;
    for (const [code, by] of [
      [placed.reqcode, { as: stranger.userId }],
      [placed.reqcode, {}],
      ['00000000', { as: stranger.userId }],
      ['my last one', { as: stranger.userId }],
    ] as const)
      await expect(ask(code, by)).rejects.toMatchObject({
        key: 'invalid-input',
        fields: [{ field: 'reqcode', message: 'not-your-order' }],
      });
    expect(await listMessages()).toHaveLength(before);
    expect(await ask('')).toEqual({});
  });

  it('[R-22] is sent by a plain form, too, which tells when the order is not the writer’s', async () => {
    const { placed } = await anOrder();
    const { url, close } = await listenForTests(service);
    const post = async (reqcode: string) => {
      const body = new URLSearchParams({ name: 'Nika', mobile: '09123000002', text: 'Who comes?', reqcode });
      const headers = { 'sec-fetch-site': 'same-origin' };
      const answer = await fetch(`${url}/api/forms/contact/en`, { method: 'POST', redirect: 'manual', headers, body });
      return answer.headers.get('location');
    };
    try {
      expect(await post('')).toBe('/en/contact/#sent');
      expect(await post(placed.reqcode)).toBe('/en/contact/#wrong');
    } finally {
      await close();
    }
  });

  it('[C-boot] names the order in the mail to CONTACT_EMAIL', async () => {
    const mailed = await createTestService({ environment: { CONTACT_EMAIL: 'operator@pelakfan.example' } });
    try {
      await aCatalogue(mailed.context);
      const customer = await aCustomerWithAnAddress(mailed.context);
      const { reqcode } = await aPlacedOrder({
        service: mailed,
        customer,
        provider: await aFreeProvider(mailed.context),
      });
      const message = { name: 'Nika', mobile: customer.mobile, text: 'Who comes?', reqcode };
      await mailed.call('boot/docontactus', message, { as: customer.userId });
      await mailed.sendMessages();
      const [mail] = mailed.mails.filter(({ recipient }) => recipient === 'operator@pelakfan.example');
      expect(mail?.subject).toContain(reqcode);
      expect(mail?.text).toContain(reqcode);
    } finally {
      await mailed.close();
    }
  });
});
