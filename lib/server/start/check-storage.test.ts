import { createS3Storage } from '../adapters/storage/s3';
import { createMemoryStorage } from '../testing/ports';
import { S3_TEST_ACCOUNT, startS3Host } from '../testing/s3-host';
import { checkStorage } from './check-storage';
import { readConfiguration } from './configuration';

describe('an object storage at the start', () => {
  let host: Awaited<ReturnType<typeof startS3Host>>;
  beforeAll(async () => {
    host = await startS3Host();
  });
  afterAll(() => host.close());

  const check = (account: Partial<typeof S3_TEST_ACCOUNT> = {}, url = host.url, withinMs?: number) => {
    const { region, bucket, accessKeyId, secretAccessKey } = { ...S3_TEST_ACCOUNT, ...account };
    const configuration = readConfiguration({
      SITE_URL: 'https://pelakfan.example',
      S3_ENDPOINT: url,
      S3_REGION: region,
      S3_BUCKET: bucket,
      S3_ACCESS_KEY_ID: accessKeyId,
      S3_SECRET_ACCESS_KEY: secretAccessKey,
    });
    const storage = createS3Storage({ endpoint: url, region, bucket, accessKeyId, secretAccessKey, timeoutMs: 500 });
    return checkStorage(storage, configuration, withinMs);
  };

  it('is written to and left as it was', async () => {
    await check();
    expect(host.methods).toEqual(['PUT', 'DELETE']);
  });

  it.each([
    ['has no such bucket', { bucket: 'elsewhere' }, 'NoSuchBucket (HTTP 404)'],
    ['does not know the key', { secretAccessKey: 'another-secret' }, 'HTTP 403'],
  ])('a storage that %s stops the start with a sentence that names it, and no key', async (_name, account, reason) => {
    const said = await check(account).catch((error: Error) => error.message);
    expect(said).toContain(`S3_ENDPOINT is "${host.url}" and S3_BUCKET is`);
    expect(said).toContain(reason);
    expect(said).not.toContain(S3_TEST_ACCOUNT.accessKeyId);
    expect(said).not.toContain('another-secret');
  });

  it('a dead or silent storage stops the start as well', async () => {
    await expect(check({}, 'http://127.0.0.1:1')).rejects.toThrow(
      'no file can be put there: the object storage cannot be used: ',
    );
    host.fail('silence', 20);
    await expect(check({}, host.url, 200)).rejects.toThrow('it did not answer within 0.2 s');
  });

  it('is not required where files are on the disk', async () => {
    const { put } = createMemoryStorage();
    const storage = { put, find: async () => null, remove: () => Promise.reject(new Error('asked')) };
    await checkStorage(storage, readConfiguration({}));
  });
});
