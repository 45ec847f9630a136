import { PushNotSent, type PushDevice, type PushPort } from './push';

/** A push adapter under test with browsers at its far end. */
export interface RunningPush {
  readonly push: PushPort;
  readonly device: PushDevice;
  /** A browser that wants to be told no more. */
  readonly goneDevice: PushDevice;
  /** A browser whose service cannot be reached. */
  readonly unreachableDevice: PushDevice;
  /** Texts that a browser's service worker was given, oldest first. */
  listTold(device: PushDevice): string[];
  close(): Promise<void>;
}

/** Bytes of a point of P-256 that is not compressed (RFC 8292, 3.2). */
const PUBLIC_KEY_BYTES = 65;

/** The behaviour of every push adapter of ours. */
export function describePush(adapter: string, start: () => Promise<RunningPush>): void {
  describe(`push: ${adapter}`, () => {
    let running: RunningPush;
    beforeAll(async () => {
      running = await start();
    });
    afterAll(() => running.close());
    const text = '{"title":"کار تازه"}';
    const tell = (device: PushDevice, what = text) => running.push.send({ ...device, text: what });

    it('[B-26] tells a browser each message once, in order', async () => {
      expect(await tell(running.device)).toBe('sent');
      expect(await tell(running.device, '{"title":"پیام دوم"}')).toBe('sent');
      expect(running.listTold(running.device)).toEqual([text, '{"title":"پیام دوم"}']);
    });

    it('reports that a browser is gone', async () => {
      expect(await tell(running.goneDevice)).toBe('gone');
      expect(running.listTold(running.goneDevice)).toEqual([]);
    });

    it('throws PushNotSent, which may be tried again, when nobody took the message', async () => {
      const refusal = await tell(running.unreachableDevice).catch((error: unknown) => error);
      expect(refusal).toBeInstanceOf(PushNotSent);
      expect(refusal).toMatchObject({ isFinal: false });
      expect(running.listTold(running.unreachableDevice)).toEqual([]);
    });

    it('sends nothing to a refused address, and does not try again', async () => {
      const elsewhere = { ...running.device, endpoint: 'https://elsewhere.example/1' };
      expect([running.device.endpoint, elsewhere.endpoint].map(running.push.accepts)).toEqual([true, false]);
      const refusal = await tell(elsewhere).catch((error: unknown) => error);
      expect(refusal).toBeInstanceOf(PushNotSent);
      expect(refusal).toMatchObject({ isFinal: true });
    });

    it('has a public key with which a browser can subscribe', () => {
      expect(Buffer.from(running.push.publicKey, 'base64url')).toHaveLength(PUBLIC_KEY_BYTES);
    });
  });
}
