'use client';

import { getAddress } from '@/lib/contract/addresses';
import { CallError } from '@/lib/contract/call-error';
import { fillPath } from '@/lib/contract/fill-path';
import { readCallError, toErrorBetween } from '@/lib/contract/read-call-error';
import { isSuccess } from '@/lib/contract/success';
import type { CallAnswer } from '@/lib/contract';
import { parseJson } from '@/lib/domain/text/json';

import { shrinkPhoto } from './shrink-photo';

type UploadName = 'uploadimage' | 'uploadaudio' | 'uploadtestresult' | 'uploadproblemphoto';

const PHOTOS: readonly UploadName[] = ['uploadimage', 'uploadproblemphoto'];

interface UploadOptions {
  /** 0 to 100. */
  readonly onProgress: (percent: number) => void;
  readonly signal: AbortSignal;
  /** Values for the names in the call's path. */
  readonly params?: Readonly<Record<string, string>>;
}

const WHOLE_PERCENT = 100;

/**
 * Sends a file through this site's own door and says how far it is; a photo goes as large as it is kept.
 * XMLHttpRequest, because fetch knows no progress of a body over HTTP/1.1. Throws CallError like callFromBrowser; an
 * aborted upload rejects with the signal's reason.
 */
export async function uploadFromBrowser<Name extends UploadName>(
  name: Name,
  file: Blob,
  fileName: string,
  { onProgress, signal, params = {} }: UploadOptions,
): Promise<CallAnswer<Name>> {
  const { host, method, path } = getAddress(name);
  const form = new FormData();
  form.append('file', PHOTOS.includes(name) ? await shrinkPhoto(file) : file, fileName);
  signal.throwIfAborted();
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, `/api/${host}/${fillPath(path, params).path}`);
    request.setRequestHeader('channel', 'WEB');
    request.setRequestHeader('accept-language', document.documentElement.lang);
    request.upload.onprogress = (event) => {
      if (event.lengthComputable) onProgress(Math.round((event.loaded / event.total) * WHOLE_PERCENT));
    };
    request.onload = () => {
      const body = parseJson(request.responseText);
      if (isUploadAnswer(name, body)) resolve(body);
      else reject(body === null ? toErrorBetween(request.status) : readCallError(body));
    };
    request.onerror = () => reject(new CallError('network-failed'));
    request.onabort = () => reject(signal.reason);
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(form);
  });
}

function isUploadAnswer<Name extends UploadName>(name: Name, body: unknown): body is CallAnswer<Name> {
  if (typeof body !== 'object' || body === null) return false;
  const status: unknown = Reflect.get(body, 'responseStatus');
  const value: unknown = typeof status === 'object' && status !== null ? Reflect.get(status, 'value') : undefined;
  return isSuccess(name, Reflect.get(body, 'desc'), value);
}
