import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';

import { createZarinpal } from '@/lib/server/adapters/payment/zarinpal';
import { createKavenegar } from '@/lib/server/adapters/sms/kavenegar';
import { waitUntil } from '@/lib/server/testing/wait-until';

let stand: ChildProcess;
let url = '';
let printed = '';
beforeAll(async () => {
  stand = spawn(process.execPath, [path.join(process.cwd(), 'lib/operations/rehearsal.mjs'), '0']);
  stand.stdout?.on('data', (chunk: Buffer) => (printed += chunk.toString('utf8')));
  await waitUntil(() => printed.includes('http://'));
  url = /http:\S+/.exec(printed)?.[0] ?? '';
});
afterAll(() => void stand.kill());

it('the rehearsal accepts SMS as the real provider does, and prints them', async () => {
  const sms = createKavenegar({ apiKey: 'rehearsal', template: undefined, baseUrl: url });
  await sms.send({ mobile: '09121234567', text: 'کد شما: 7391', code: '7391' });
  await waitUntil(() => printed.includes('SMS to 09121234567: کد شما: 7391'));
});

describe('the rehearsal’s bank', () => {
  const bank = () => createZarinpal({ merchantId: 'any', isSandbox: false, baseUrl: url });
  const ask = () =>
    bank().request({
      amountRials: 9_600_000,
      description: 'An order',
      callbackUrl: 'https://pelakfan.example/back?id=7',
      mobile: '09121234567',
      orderId: '7',
    });
  const choose = (page: string, paid: string) =>
    fetch(page, { method: 'POST', body: new URLSearchParams({ paid }), redirect: 'manual' });

  it('shows the sum, returns with a payment that can be verified once more, and refunds it', async () => {
    const { authority, redirectUrl } = await ask();
    expect(await bank().verify(authority, 9_600_000)).toMatchObject({ isPaid: false, reason: 'pending' });
    expect(await (await fetch(redirectUrl)).text()).toContain('9,600,000 rials');
    const back = new URL((await choose(redirectUrl, 'yes')).headers.get('location') ?? '');
    expect([...back.searchParams]).toEqual([
      ['id', '7'],
      ['Authority', authority],
      ['Status', 'OK'],
    ]);
    expect(await bank().verify(authority, 1)).toMatchObject({ isPaid: false, reason: 'refused' });
    for (let times = 0; times < 2; times += 1)
      expect(await bank().verify(authority, 9_600_000)).toMatchObject({ isPaid: true });
    expect(await bank().reverse(authority)).toBe(true);
  });

  it('returns without a payment where none was made', async () => {
    const { authority, redirectUrl } = await ask();
    expect((await choose(redirectUrl, 'no')).headers.get('location')).toContain('Status=NOK');
    expect(await bank().verify(authority, 9_600_000)).toMatchObject({ isPaid: false, reason: 'refused' });
  });
});
