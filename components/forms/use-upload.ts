'use client';

import { useCallback, useEffect, useRef, useState } from 'react';

import { uploadFromBrowser } from '@/lib/client/upload';
import { CallError } from '@/lib/contract/call-error';
import { useErrorText } from '@/lib/i18n/use-error-text';

export interface UploadedFile {
  readonly fileid: number;
  readonly fileurl: string;
}

interface UploadState {
  /** null while nothing is on its way. */
  readonly percent: number | null;
  readonly error: string | null;
  /** The same file may pass another time: the network failed, or the host did. A file that was refused stays refused. */
  readonly canRetry: boolean;
}

interface UseUpload extends UploadState {
  readonly start: (file: Blob, fileName: string) => void;
  readonly cancel: () => void;
  /** Sends the same file again after a failure; null when there is none. */
  readonly retry: (() => void) | null;
}

const IDLE: UploadState = { percent: null, error: null, canRetry: false };

function isRefusal(error: unknown): boolean {
  return error instanceof CallError && error.status >= 400 && error.status < 429;
}

/** One file on its way: progress, cancel, retry. Leaving the screen cancels it. */
export function useUpload(
  name: 'uploadimage' | 'uploadaudio',
  onDone: (file: UploadedFile) => void,
  onBusyChange: (isBusy: boolean) => void,
): UseUpload {
  const toErrorText = useErrorText();
  const [state, setState] = useState<UploadState>(IDLE);
  const running = useRef<AbortController | null>(null);
  const failed = useRef<{ file: Blob; fileName: string } | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const start = async (file: Blob, fileName: string) => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    failed.current = null;
    setState({ ...IDLE, percent: 0 });
    onBusyChange(true);
    try {
      const answer = await uploadFromBrowser(name, file, fileName, {
        signal: controller.signal,
        onProgress: (percent) => setState({ ...IDLE, percent }),
      });
      const uploaded = answer.lstFileDocument[0];
      setState(IDLE);
      if (uploaded) onDone(uploaded);
    } catch (error) {
      if (controller.signal.aborted) return;
      failed.current = { file, fileName };
      setState({ percent: null, error: toErrorText(error), canRetry: !isRefusal(error) });
    } finally {
      if (running.current === controller) onBusyChange(false);
    }
  };
  const cancel = useCallback(() => {
    running.current?.abort();
    running.current = null;
    onBusyChange(false);
    setState(IDLE);
  }, [onBusyChange]);
  const retry = () => {
    if (failed.current) void start(failed.current.file, failed.current.fileName);
  };
  return {
    ...state,
    start: (file, fileName) => void start(file, fileName),
    cancel,
    retry: state.canRetry ? retry : null,
  };
}
