import { CallError } from '@/lib/contract/call-error';
import { toUnsupportedType } from '@/lib/contract/unsupported-type';
import type { CallDefinition } from '@/lib/contract/call';
import { BODY_LIMIT_BYTES } from '@/lib/domain/constants/process';
import { MULTIPART_OVERHEAD_BYTES, UPLOAD_LIMITS } from '@/lib/domain/constants/uploads';

/**
 * NUL and half a letter (a lone surrogate), which no database keeps as text. They are refused here, for every field at
 * once.
 */
const UNSTORABLE = /[\0\p{Surrogate}]/u;

/** The largest body that holds a file. */
export const UPLOAD_BODY_LIMIT_BYTES =
  Math.max(UPLOAD_LIMITS.imageBytes, UPLOAD_LIMITS.audioBytes) + MULTIPART_OVERHEAD_BYTES;

/**
 * The unparsed input of a request: query and path of a GET, JSON of a POST, the part `file` of an upload.
 * Throws unsupported-type, too-large, malformed-request.
 */
export async function readInput(
  definition: CallDefinition,
  request: Request,
  params: Readonly<Record<string, string>>,
): Promise<unknown> {
  if (Object.values(params).some((value) => UNSTORABLE.test(value))) throw new CallError('malformed-request');
  if (definition.method === 'GET') return { ...readQuery(request), ...params };
  const contentType = (request.headers.get('content-type') ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
  if (definition.isUpload) return { ...(await readFile(request, contentType)), ...params };
  if (contentType !== 'application/json') {
    const isEmpty = contentType === '' && (await readBody(request, BODY_LIMIT_BYTES)).byteLength === 0;
    if (isEmpty) return { ...params };
    throw toUnsupportedType(contentType || null, 'application/json');
  }
  return addParams(parseJson(await readBody(request, BODY_LIMIT_BYTES)), params);
}

function readQuery({ url }: Request): Record<string, string> {
  const query = [...new URL(url).searchParams];
  if (query.some(([, value]) => UNSTORABLE.test(value))) throw new CallError('malformed-request');
  return Object.fromEntries(query);
}

function addParams(body: unknown, params: Readonly<Record<string, string>>): unknown {
  const isObject = typeof body === 'object' && body !== null && !Array.isArray(body);
  return isObject ? { ...body, ...params } : body;
}

function parseJson(bytes: Uint8Array<ArrayBuffer>): unknown {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return text.trim() === ''
      ? {}
      : JSON.parse(text, (_key, value: unknown) =>
          typeof value === 'string' && UNSTORABLE.test(value) ? refuseUnstorable() : value,
        );
  } catch (cause) {
    throw new CallError('malformed-request', { cause });
  }
}

function refuseUnstorable(): never {
  throw new SyntaxError('a text has NUL or a lone surrogate in it');
}

async function readFile(request: Request, contentType: string): Promise<{ file: Uint8Array }> {
  if (contentType !== 'multipart/form-data') throw toUnsupportedType(contentType || null, 'multipart/form-data');
  const bytes = await readBody(request, UPLOAD_BODY_LIMIT_BYTES);
  const form = await new Response(bytes, { headers: { 'content-type': request.headers.get('content-type') ?? '' } })
    .formData()
    .catch((cause: unknown) => {
      throw new CallError('malformed-request', { cause });
    });
  const file = form.get('file');
  if (file === null || typeof file === 'string')
    throw new CallError('invalid-input', { fields: [{ field: 'file', message: 'required' }] });
  return { file: new Uint8Array(await file.arrayBuffer()) };
}

/** A body whose sender hangs up before its end is no fault of this server. Throws too-large, malformed-request. */
async function readBody(request: Request, limitBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  return readBytes(request, limitBytes).catch((error: unknown) => {
    throw error instanceof CallError ? error : new CallError('malformed-request', { cause: error });
  });
}

/** Reads a body up to a limit and no further, a request's or an answer's. Throws too-large. */
export async function readBytes(
  request: Pick<Request, 'headers' | 'body'>,
  limitBytes: number,
): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(request.headers.get('content-length') ?? 0) > limitBytes) throw tooLarge(limitBytes);
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of toChunks(request)) {
    size += chunk.byteLength;
    if (size > limitBytes) throw tooLarge(limitBytes);
    chunks.push(chunk);
  }
  const bytes = new Uint8Array(size);
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return bytes;
}

async function* toChunks(request: Pick<Request, 'body'>): AsyncGenerator<Uint8Array> {
  const reader = request.body?.getReader();
  if (!reader) return;
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) yield part.value;
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

const tooLarge = (limitBytes: number) =>
  new CallError('too-large', { params: { limitKilobytes: Math.floor(limitBytes / 1000) } });
