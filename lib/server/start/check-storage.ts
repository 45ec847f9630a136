import type { StoragePort } from '../ports/storage';
import type { Configuration } from './configuration';
import { StartProblem } from './start-problem';

const PROBE_KEY = 'storage-probe.txt';
const ANSWER_WITHIN_MS = 10_000;

/** Writes a file and removes it; rejects where the storage does not let it. */
export async function proveStorage(storage: StoragePort): Promise<void> {
  await storage.put(PROBE_KEY, new Uint8Array([1]), 'text/plain');
  await storage.remove(PROBE_KEY);
}

/** An object storage that takes no file would refuse the first photo. Throws StartProblem. */
export async function checkStorage(
  storage: StoragePort,
  { S3_ENDPOINT, S3_BUCKET }: Configuration,
  withinMs = ANSWER_WITHIN_MS,
): Promise<void> {
  if (S3_ENDPOINT === undefined) return;
  const reason = await findReason(storage, withinMs);
  if (reason === null) return;
  throw new StartProblem(
    `S3_ENDPOINT is "${S3_ENDPOINT}" and S3_BUCKET is "${S3_BUCKET}", but no file can be put there: ${reason}. Start that storage and make the bucket, or correct S3_ENDPOINT, S3_REGION, S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.`,
  );
}

async function findReason(storage: StoragePort, withinMs: number): Promise<string | null> {
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<string>((resolve) => {
    timer = setTimeout(() => resolve(`it did not answer within ${withinMs / 1000} s`), withinMs);
  });
  const failure = proveStorage(storage).then(
    () => null,
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );
  return Promise.race([failure, silence]).finally(() => clearTimeout(timer));
}
