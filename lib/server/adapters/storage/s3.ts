import type { S3Client } from '@aws-sdk/client-s3';

import { requireStorageKey, StorageUnavailable, type StoredFile, type StoragePort } from '../../ports/storage';
import { findFaultCode } from '../fault-code';

const TIMEOUT_MS = 10_000;
/** Once and twice more: a busy storage (SlowDown) mostly answers the second time. */
const MOST_ATTEMPTS = 3;
const NO_SUCH_KEY: readonly string[] = ['NoSuchKey', 'NotFound'];
/** Readable by the site alone: it hands files out itself, after asking whose they are. */
const CACHE_CONTROL = 'private, max-age=31536000, immutable';

interface S3Options {
  readonly endpoint: string;
  readonly region: string;
  readonly bucket: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** The time-out of connecting, and of each silence afterwards. */
  readonly timeoutMs?: number;
}

/**
 * S3 and storages with its contract. Buckets stand in the path, because not every such storage has a name for each. Its
 * errors contain no signature or key.
 */
export function createS3Storage({ bucket, ...account }: S3Options): StoragePort {
  let opening: Promise<S3> | undefined;
  const open = () => (opening ??= connect(account));

  return {
    put: (key, bytes, contentType) =>
      reach(async () => {
        const object = {
          Bucket: bucket,
          Key: key,
          Body: bytes,
          ContentType: contentType,
          ContentLength: bytes.byteLength,
          CacheControl: CACHE_CONTROL,
        };
        const { client, sdk } = await open();
        await client.send(new sdk.PutObjectCommand(object));
      }, key),
    find: (key) => reach(async () => find(await open(), bucket, key), key),
    remove: (key) =>
      reach(async () => {
        const { client, sdk } = await open();
        await client.send(new sdk.DeleteObjectCommand({ Bucket: bucket, Key: key }));
      }, key),
  };
}

interface S3 {
  readonly client: S3Client;
  readonly sdk: typeof import('@aws-sdk/client-s3');
}

/** Loads the SDK, which a start need not wait for. Connections are made by the calls. */
async function connect({
  endpoint,
  region,
  accessKeyId,
  secretAccessKey,
  timeoutMs = TIMEOUT_MS,
}: Omit<S3Options, 'bucket'>): Promise<S3> {
  const sdk = await import('@aws-sdk/client-s3');
  const client = new sdk.S3Client({
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    forcePathStyle: true,
    maxAttempts: MOST_ATTEMPTS,
    // The SDK's own extra checksums are of newer make than many a storage that speaks S3.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: timeoutMs,
      socketTimeout: timeoutMs,
      requestTimeout: timeoutMs,
      throwOnRequestTimeout: true,
    },
  });
  return { client, sdk };
}

async function find({ client, sdk }: S3, bucket: string, key: string): Promise<StoredFile | null> {
  try {
    const { Body, ContentType } = await client.send(new sdk.GetObjectCommand({ Bucket: bucket, Key: key }));
    return Body
      ? { bytes: await Body.transformToByteArray(), contentType: ContentType ?? 'application/octet-stream' }
      : null;
  } catch (error) {
    if (error instanceof Error && NO_SUCH_KEY.includes(error.name)) return null;
    throw error;
  }
}

/** The SDK's errors carry the signed request: only their name and status go on. Throws StorageUnavailable. */
async function reach<Result>(work: () => Promise<Result>, key: string): Promise<Result> {
  requireStorageKey(key);
  try {
    return await work();
  } catch (error) {
    const name = error instanceof Error && error.name !== 'Error' ? error.name : findFaultCode(error);
    throw new StorageUnavailable(`the object storage cannot be used: ${name}${toStatusText(error)}`);
  }
}

function toStatusText(error: unknown): string {
  const metadata: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, '$metadata') : null;
  const status: unknown =
    typeof metadata === 'object' && metadata !== null ? Reflect.get(metadata, 'httpStatusCode') : null;
  return typeof status === 'number' ? ` (HTTP ${status})` : '';
}
