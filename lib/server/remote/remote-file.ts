import { CallError } from '@/lib/contract/call-error';
import { readCallError } from '@/lib/contract/read-call-error';
import { REMOTE_READ_TIMEOUT_MS } from '@/lib/domain/constants/process';

import type { CallFacts, OpenedFile } from '../app';
import type { SiteContext } from '../context';
import { askHost } from './ask-host';

const OK = 200;

/** An uploaded file of a file host elsewhere, as its reader may have it. Throws what the host names, or not-found. */
export async function openRemoteFile(
  fileId: number,
  host: string,
  facts: CallFacts,
  context: SiteContext,
): Promise<OpenedFile> {
  const { status, headers, bytes } = await askHost(
    { label: 'uploads', method: 'GET', url: `${host}/uploads/${fileId}`, timeoutMs: REMOTE_READ_TIMEOUT_MS },
    facts,
    context,
  );
  if (status === OK) return { bytes, contentType: headers.get('content-type') ?? 'application/octet-stream' };
  throw readFailure(bytes);
}

function readFailure(bytes: Uint8Array): CallError {
  try {
    return readCallError(JSON.parse(new TextDecoder().decode(bytes)));
  } catch (cause) {
    return new CallError('not-found', { cause });
  }
}
