import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/lib/domain/constants/time-units';

import { SmsNotSent } from '../ports/sms';
import { createTestService } from '../testing/call';
import { listenForTests } from '../testing/http';
import { useMarket } from '../testing/use-market';

const MOBILE = '09123000001';

const service = useMarket({ holds: 'nothing' });
// Each test begins with budgets of its own.
beforeEach(() => service.clock.advance(DAY_MS));

const ask = (mobile: string, by = {}) => service.call('boot/sharelink', { mobile }, by);
const sentTo = (mobile: string) => service.sms.filter((message) => message.mobile === mobile);

describe('boot/sharelink', () => {
  it('[C-boot] [S-25] sends the app’s address, in the asker’s language', async () => {
    expect(await ask('+98 912 300 0001', { locale: 'de' })).toEqual({});
    expect(sentTo(MOBILE)).toEqual([
      { mobile: MOBILE, text: expect.stringContaining('http://localhost:3000/de/web-app/') },
    ]);
  });

  it('[S-25] leads to the downloads where the operator has an app', async () => {
    const configured = await createTestService({ environment: { APP_APK_URL: 'https://pelakfan.example/app.apk' } });
    try {
      await configured.call('boot/sharelink', { mobile: MOBILE }, { locale: 'fa' });
      expect(configured.sms[0]?.text).toContain('http://localhost:3000/receive-app/');
    } finally {
      await configured.close();
    }
  });

  it('[V-08] refuses an invalid mobile, by its field', async () => {
    await expect(ask('0912')).rejects.toMatchObject({
      key: 'invalid-input',
      fields: [{ field: 'mobile', message: 'invalid-mobile' }],
    });
  });

  it('[X-06] sends one a minute to a mobile, five an hour and ten a day', async () => {
    const mobile = '09123000002';
    await ask(mobile);
    await expect(ask(mobile)).rejects.toMatchObject({ key: 'TooMuchRequest' });
    const sendUntilRefused = async () => {
      for (let sent = 0; ; sent += 1) {
        service.clock.advance(MINUTE_MS);
        try {
          await ask(mobile);
        } catch {
          return sent;
        }
      }
    };
    expect(await sendUntilRefused()).toBe(4);
    service.clock.advance(HOUR_MS);
    expect(await sendUntilRefused()).toBe(5);
    expect(sentTo(mobile)).toHaveLength(10);
    service.clock.advance(HOUR_MS);
    expect(await sendUntilRefused()).toBe(0);
  });

  it('[X-06] gives one network address a budget', async () => {
    const by = { facts: { ipAddress: '198.51.100.8' } };
    for (let index = 0; index < 30; index += 1) await ask(`0914${String(index).padStart(7, '0')}`, by);
    await expect(ask('09140000030', by)).rejects.toMatchObject({ key: 'TooMuchRequest' });
  });

  it('[X-06] answers UnknownError when the SMS did not go out, and does not count it', async () => {
    let isDown = true;
    const sms = { send: async () => (isDown ? Promise.reject(new SmsNotSent('down')) : ('sent' as const)) };
    const failing = await createTestService({ ports: { sms } });
    try {
      await expect(failing.call('boot/sharelink', { mobile: MOBILE })).rejects.toMatchObject({ key: 'UnknownError' });
      isDown = false;
      await expect(failing.call('boot/sharelink', { mobile: MOBILE })).resolves.toEqual({});
    } finally {
      await failing.close();
    }
  });

  it('[X-06] [E-04] answers 200 with the name of each outcome', async () => {
    const { url, close } = await listenForTests(service);
    const post = async (mobile: string) => {
      const response = await fetch(`${url}/api/main/boot/sharelink`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ mobile }),
      });
      const { desc, responseStatus } = (await response.json()) as {
        desc: string;
        responseStatus: { value: number; name: string };
      };
      return [response.status, desc, responseStatus.value === 9999, responseStatus.name];
    };
    try {
      expect(await post('09123000003')).toEqual([200, 'Success', true, 'Success']);
      expect(await post('09123000003')).toEqual([200, 'TooMuchRequest', false, 'TooMuchRequest']);
      expect(await post('1')).toEqual([400, 'invalid-input', false, 'invalid-input']);
    } finally {
      await close();
    }
  });
});
