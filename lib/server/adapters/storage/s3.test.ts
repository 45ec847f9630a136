import { StorageUnavailable, type StoragePort } from '../../ports/storage';
import { describeStorage } from '../../ports/storage.suite';
import { captureLog } from '../../testing/captured-log';
import { S3_TEST_ACCOUNT, startS3Host, type S3Fault } from '../../testing/s3-host';
import { createS3Storage } from './s3';

describe('object storage', () => {
  let host: Awaited<ReturnType<typeof startS3Host>>;
  let storage: StoragePort;
  beforeAll(async () => {
    host = await startS3Host();
    storage = createS3Storage({ endpoint: host.url, ...S3_TEST_ACCOUNT });
  });
  afterAll(() => host.close());

  describeStorage('s3', async () => storage);

  const key = '2026-11/a-photo.jpg';
  const bytes = new Uint8Array([1, 2, 3]);
  const everyCall = (of: StoragePort) => [
    () => of.put(key, bytes, 'image/jpeg'),
    () => of.find(key),
    () => of.remove(key),
  ];

  it('tries again when the storage is busy or the connection broke, three times at most', async () => {
    for (const fault of [[503, 'SlowDown'], [500, 'InternalError'], 'break'] as const) {
      host.fail(fault, 2);
      const before = host.methods.length;
      await storage.put(key, bytes, 'image/jpeg');
      expect(host.methods.length - before).toBe(3);
    }
    host.fail([503, 'SlowDown'], 3);
    await expect(storage.find(key)).rejects.toThrow(StorageUnavailable);
    expect(await storage.find(key)).toMatchObject({ bytes });
  });

  it.each<S3Fault>([
    [403, 'AccessDenied'],
    [404, 'NoSuchBucket'],
    [403, 'InvalidAccessKeyId'],
    [400, 'RequestTimeTooSkewed'],
  ])('says at %s that it is not available, never that there is no file', async (...fault) => {
    for (const call of everyCall(storage)) {
      host.fail([Number(fault[0]), String(fault[1])], 3);
      await expect(call()).rejects.toThrow(StorageUnavailable);
    }
    host.fail('break', 0);
  });

  it('returns no half file', async () => {
    await storage.put(key, bytes, 'image/jpeg');
    host.fail('cut-off');
    await expect(storage.find(key)).rejects.toThrow(StorageUnavailable);
  });

  it('gives up in time', async () => {
    const impatient = createS3Storage({ endpoint: host.url, ...S3_TEST_ACCOUNT, timeoutMs: 100 });
    host.fail('silence', 3);
    await expect(impatient.find(key)).rejects.toThrow(StorageUnavailable);
    host.fail('break', 0);
  });

  it('is unavailable where nobody listens, or with a wrong key', async () => {
    const wrong = createS3Storage({ endpoint: host.url, ...S3_TEST_ACCOUNT, secretAccessKey: 'another-secret-key' });
    await expect(wrong.put(key, bytes, 'image/jpeg')).rejects.toThrow('SignatureDoesNotMatch (HTTP 403)');
    const gone = createS3Storage({ endpoint: 'http://127.0.0.1:1', ...S3_TEST_ACCOUNT });
    await expect(gone.find(key)).rejects.toThrow(StorageUnavailable);
  });

  it('logs neither key nor signature, whatever goes wrong', async () => {
    const { log, getText } = captureLog();
    for (const fault of [[403, 'AccessDenied'], [503, 'SlowDown'], 'break', 'cut-off'] as const) {
      for (const call of everyCall(storage)) {
        host.fail(fault, 3);
        await call().catch((err: unknown) => log.error({ err }));
      }
    }
    expect(getText()).toContain('StorageUnavailable');
    for (const secret of [S3_TEST_ACCOUNT.accessKeyId, S3_TEST_ACCOUNT.secretAccessKey, 'AWS4-HMAC', 'Signature=', key])
      expect(getText()).not.toContain(secret);
  });
});
