import { eq } from 'drizzle-orm';

import { outgoingMessages } from '../schema';
import { registerPerson } from '../testing/person';
import { useMarketOverHttp } from '../testing/use-market';
import { createMailOutbox } from '../adapters/mail/outbox';
import { createSmsOutbox } from '../adapters/sms/outbox';

describe('pages of the embedded demo', () => {
  const { service, site } = useMarketOverHttp({ holds: 'nothing' });
  const english = { 'accept-language': 'en' };

  describe('the SMS outbox', () => {
    beforeAll(async () => {
      const outbox = createSmsOutbox(service.context.ports.database, service.clock);
      await outbox.send({ mobile: '09121111111', text: 'first' });
      await outbox.send({ mobile: '09122222222', text: '<script>alert(1)</script>' });
      await outbox.send({ mobile: '09121111111', text: 'second' });
    });

    it('is a JSON array of one mobile’s messages, newest first, however the number is written', async () => {
      const sentAt = service.clock.now().toISOString();
      for (const mobile of ['09121111111', '۰۹۱۲۱۱۱۱۱۱۱', '%2B989121111111']) {
        const response = await fetch(`${site.url}/api/dev/outbox?mobile=${mobile}`);
        expect(await response.json()).toEqual([
          { mobile: '09121111111', text: 'second', sentAt },
          { mobile: '09121111111', text: 'first', sentAt },
        ]);
      }
    });

    it('is a page that a person can open, in their language, with what was sent as text', async () => {
      const english = await (
        await fetch(`${site.url}/dev/outbox/`, { headers: { 'accept-language': 'en-GB,fa;q=0.5' } })
      ).text();
      expect(english).toContain('<html lang="en" dir="ltr">');
      expect(english).toContain('&lt;script&gt;alert(1)');
      expect(english).not.toContain('<script>');
      const persian = await (await fetch(`${site.url}/dev/outbox`)).text();
      expect(persian).toContain('<html lang="fa" dir="rtl">');
    });

    it('names the language of a text that is not the page’s', async () => {
      await createSmsOutbox(service.context.ports.database, service.clock).send({
        mobile: '09122222222',
        text: 'سلام',
      });
      const english = await (
        await fetch(`${site.url}/dev/outbox/`, { headers: { 'accept-language': 'en-GB' } })
      ).text();
      expect(english).toContain('<p class="text" dir="auto" lang="fa">سلام</p>');
    });
  });

  describe('a reply from the outbox', () => {
    const mobile = '09123333333';
    const reply = (form: Readonly<Record<string, string>>, headers: Readonly<Record<string, string>> = {}) =>
      fetch(`${site.url}/dev/outbox/`, {
        method: 'POST',
        redirect: 'manual',
        headers,
        body: new URLSearchParams(form),
      });

    it('[B-15] is a form beside one mobile’s messages, and arrives as an SMS of that mobile', async () => {
      await registerPerson(service, mobile);
      const all = await (await fetch(`${site.url}/dev/outbox/`, { headers: english })).text();
      expect(all).not.toContain('method="post"');
      const page = await (await fetch(`${site.url}/dev/outbox/?mobile=${mobile}`, { headers: english })).text();
      const [, messageid = ''] = /name="messageid" value="([^"]+)"/.exec(page) ?? [];
      expect(messageid).not.toBe('');
      const answers = () =>
        service.context.ports.database.connection.$count(outgoingMessages, eq(outgoingMessages.recipient, mobile));
      const before = await answers();
      const sent = await reply({ mobile, text: 'STATUS', messageid });
      expect([sent.status, sent.headers.get('location')]).toEqual([303, `/dev/outbox/?mobile=${mobile}`]);
      await reply({ mobile, text: 'STATUS', messageid });
      expect((await answers()) - before).toBe(1);
    });

    it('is accepted from this page alone, and refused without its parts', async () => {
      const headers = { 'sec-fetch-site': 'cross-site' };
      expect((await reply({ mobile, text: 'STATUS', messageid: 'a' }, headers)).status).toBe(403);
      expect((await reply({ mobile, text: '', messageid: 'b' })).status).toBe(303);
      expect((await reply({})).status).toBe(303);
    });
  });

  describe('the mail outbox', () => {
    beforeAll(async () => {
      const outbox = createMailOutbox(service.context.ports.database, service.clock);
      await outbox.send({ recipient: 'sara@example.ir', subject: '<b>Paid</b>', text: 'Order 1 is paid.' });
      await outbox.send({ recipient: 'ali@example.ir', subject: 'Confirmed', text: 'Order 2 is confirmed.' });
    });

    it('is a JSON array of its own, newest first, of one address or of all', async () => {
      const sentAt = service.clock.now().toISOString();
      const paid = { recipient: 'sara@example.ir', subject: '<b>Paid</b>', text: 'Order 1 is paid.', sentAt };
      const confirmed = { recipient: 'ali@example.ir', subject: 'Confirmed', text: 'Order 2 is confirmed.', sentAt };
      expect(await (await fetch(`${site.url}/api/dev/mails`)).json()).toEqual([confirmed, paid]);
      expect(await (await fetch(`${site.url}/api/dev/mails?recipient=sara@example.ir`)).json()).toEqual([paid]);
    });

    it('stands on the outbox page below the SMS, as text', async () => {
      const page = await (await fetch(`${site.url}/dev/outbox/`, { headers: english })).text();
      expect(page).toContain('&lt;b&gt;Paid&lt;/b&gt;');
      expect(
        await (await fetch(`${site.url}/dev/outbox/?mobile=09121111111`, { headers: english })).text(),
      ).not.toContain('Confirmed');
    });
  });

  describe('the notifications of browsers', () => {
    const toText = (title: string, path: string) => JSON.stringify({ title, path, locale: 'en' });
    beforeAll(async () => {
      const browser = { endpoint: 'https://fcm.googleapis.com/fcm/send/1', p256dh: '', auth: '' };
      await site.pushOutbox.send({ ...browser, text: toText('<b>New work</b>', '/pelakman/orderlist/newworks/7/') });
      await site.pushOutbox.send({ ...browser, text: toText('Elsewhere', '//evil.example/') });
    });

    it('[B-26] are a JSON array of their own, newest first', async () => {
      const texts = ((await (await fetch(`${site.url}/api/dev/notifications`)).json()) as { text: string }[]).map(
        ({ text }) => text,
      );
      expect(texts.map((text) => (JSON.parse(text) as { title: string }).title)).toEqual([
        'Elsewhere',
        '<b>New work</b>',
      ]);
    });

    it('stand on the outbox page as text with the link of a press', async () => {
      const page = await (await fetch(`${site.url}/dev/outbox/`, { headers: english })).text();
      expect(page).toContain('href="/en/pelakman/orderlist/newworks/7/">&lt;b&gt;New work&lt;/b&gt;</a>');
      expect(page).not.toContain('href="//evil.example/"');
    });
  });

  describe('the test bank', () => {
    const start = async () =>
      (
        await service.bank.request({
          amountRials: 1_250_000,
          description: '<b>Cleaning</b>',
          callbackUrl: `${site.url}/success-online/?reqid=5`,
          mobile: '09121111111',
          orderId: '5',
        })
      ).redirectUrl;
    const choose = (page: string, choice: string) =>
      fetch(page, { method: 'POST', redirect: 'manual', headers: english, body: new URLSearchParams({ choice }) });

    it('runs its one script by its hash, and no other', async () => {
      const answer = await fetch(await start(), { headers: english });
      expect(answer.headers.get('content-security-policy')).toMatch(/script-src 'sha256-[^']+'; /);
      expect(await answer.text()).not.toMatch(/ on\w+="/);
    });

    it('shows the amount in tomans and rials and a button for each result', async () => {
      const page = await (await fetch(await start(), { headers: english })).text();
      expect(page).toContain('125,000\u00a0tomans');
      expect(page).toContain('1,250,000\u00a0rials');
      expect(page).toContain('&lt;b&gt;Cleaning');
      for (const label of [
        'Successful payment',
        'Failed payment',
        'Cancel the payment',
        'comes back twice',
        'never comes back',
      ])
        expect(page).toContain(label);
    });

    it.each([
      ['success', 'OK'],
      ['twice', 'OK'],
      ['failure', 'NOK'],
      ['cancelled', 'NOK'],
    ])('sends a person who chose %s back with Status=%s, however often it is sent', async (choice, status) => {
      const page = await start();
      const authority = new URL(page).pathname.split('/')[3];
      for (let time = 0; time < 2; time += 1) {
        const response = await choose(page, choice);
        expect([response.status, response.headers.get('location')]).toEqual([
          303,
          `${site.url}/success-online/?reqid=5&Authority=${authority}&Status=${status}`,
        ]);
      }
    });

    it('keeps a person who never returns, though the payment is made', async () => {
      const page = await start();
      const response = await choose(page, 'never');
      expect([response.status, response.headers.get('location')]).toEqual([200, null]);
      expect(await service.bank.verify(new URL(page).pathname.split('/')[3] ?? '', 1_250_000)).toMatchObject({
        isPaid: true,
      });
      expect(await (await fetch(page, { headers: english })).text()).toContain('Back to the shop');
    });

    it('answers an unknown payment and an unknown choice in words', async () => {
      expect((await fetch(`${site.url}/dev/bank/T00/`)).status).toBe(404);
      expect((await choose(await start(), 'free')).status).toBe(400);
    });
  });

  describe('the clock', () => {
    const move = (body: unknown) => fetch(`${site.url}/api/dev/clock`, { method: 'POST', body: JSON.stringify(body) });

    it('goes forward by the given time, and never back', async () => {
      const before = service.clock.now().getTime();
      expect((await move({ advanceMs: 61_000 })).status).toBe(200);
      expect(service.clock.now().getTime() - before).toBe(61_000);
      for (const body of [{ advanceMs: -1 }, { advanceMs: 1.5 }, { advanceMs: '5' }, {}, null])
        expect((await move(body)).status).toBe(400);
      expect(service.clock.now().getTime() - before).toBe(61_000);
    });
  });
});
