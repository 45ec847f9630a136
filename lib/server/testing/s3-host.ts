import { createHash, createHmac } from 'node:crypto';

import { startFakeHost, type FakeReply, type FakeRequest } from './fake-host';

export const S3_TEST_ACCOUNT = {
  region: 'ir-thr-1',
  bucket: 'uploads',
  accessKeyId: 'AKIDEXAMPLE',
  secretAccessKey: 'wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY',
};

/**
 * The host's failures: a status with S3's own name for it, a connection that breaks before or within the answer, or
 * silence.
 */
export type S3Fault = readonly [status: number, code: string] | 'break' | 'cut-off' | 'silence';

interface S3Host {
  readonly url: string;
  /** Methods that came with a right signature, oldest first. */
  readonly methods: readonly string[];
  /** The next `times` requests fail so. */
  fail(fault: S3Fault, times?: number): void;
  close(): Promise<void>;
}

const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest('hex');
const hmac = (key: Buffer | string, text: string) => createHmac('sha256', key).update(text).digest();
const refuse = (status: number, code: string): FakeReply => ({
  status,
  type: 'application/xml',
  bytes: `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>${code}</Message><RequestId>4442587FB7D0A2F9</RequestId></Error>`,
});

/**
 * A stand-in for S3 with one bucket, addressed in the path, that believes nobody without a right signature (AWS SigV4).
 */
export async function startS3Host(): Promise<S3Host> {
  const files = new Map<string, { bytes: Buffer; type: string }>();
  const methods: string[] = [];
  let faults: S3Fault[] = [];
  const prefix = `/${S3_TEST_ACCOUNT.bucket}/`;

  const store = ({ method, url, headers, bytes }: FakeRequest): FakeReply => {
    const [path = ''] = url.split('?');
    if (!path.startsWith(prefix)) return refuse(404, 'NoSuchBucket');
    const key = decodeURIComponent(path.slice(prefix.length));
    if (method === 'PUT') files.set(key, { bytes, type: headers['content-type'] ?? '' });
    if (method === 'DELETE') files.delete(key);
    if (method !== 'GET' && method !== 'HEAD')
      return { status: method === 'DELETE' ? 204 : 200, type: 'application/xml', bytes: '' };
    const file = files.get(key);
    return file ? { type: file.type, bytes: method === 'HEAD' ? '' : file.bytes } : refuse(404, 'NoSuchKey');
  };
  const handle = (request: FakeRequest): FakeReply => {
    if (!isSigned(request)) return refuse(403, 'SignatureDoesNotMatch');
    methods.push(request.method);
    const fault = faults.shift();
    if (fault === 'break' || fault === 'silence') return fault;
    if (fault === 'cut-off') return { type: 'image/jpeg', bytes: Buffer.alloc(100_000), isCutOff: true };
    return fault ? refuse(...fault) : store(request);
  };

  const host = await startFakeHost(handle);
  return { ...host, methods, fail: (fault, times = 1) => void (faults = new Array<S3Fault>(times).fill(fault)) };
}

/**
 * The signature is computed anew from the request that arrived, as AWS documents it; the body has to be the one that
 * was signed.
 */
function isSigned({ method, url, headers, bytes }: FakeRequest): boolean {
  const { region, accessKeyId, secretAccessKey } = S3_TEST_ACCOUNT;
  const [, keyId, day = '', signedRegion, signedNames = '', signature] =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/.exec(
      headers.authorization ?? '',
    ) ?? [];
  const contentHash = String(headers['x-amz-content-sha256']);
  if (keyId !== accessKeyId || signedRegion !== region || contentHash !== sha256(bytes)) return false;
  const [path = '', query = ''] = url.split('?');
  const names = signedNames.split(';');
  const canonical = [
    method,
    path,
    query.split('&').sort().join('&'),
    ...names.map((name) => `${name}:${String(headers[name]).trim().replace(/\s+/g, ' ')}`),
    '',
    signedNames,
    contentHash,
  ].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const signingKey = ['s3', 'aws4_request'].reduce(
    (key, part) => hmac(key, part),
    hmac(hmac(`AWS4${secretAccessKey}`, day), region),
  );
  return (
    names.includes('host') &&
    signature ===
      hmac(signingKey, ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, sha256(canonical)].join('\n')).toString('hex')
  );
}
