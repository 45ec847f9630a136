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
  /** The error's cause; a busy site names the time of the next try. */
  readonly cause: unknown;
  /** Sent again, the file may pass: the network failed, or the host did. A file that was refused stays refused. */
  readonly canRetry: boolean;
}

interface UseUpload extends UploadState {
  readonly start: (file: Blob, fileName: string) => void;
  readonly cancel: () => void;
  /** Sends the same file again after a failure; null when there is none. */
  readonly retry: (() => void) | null;
}

const IDLE: UploadState = { percent: null, error: null, cause: null, canRetry: false };

function isRefusal(error: unknown): boolean {
  return error instanceof CallError && error.status >= 400 && error.status < 429;
}

/** One photo or voice note on its way: progress, cancel, retry. Leaving the screen cancels it. */
export function useUpload(
  name: 'uploadimage' | 'uploadaudio',
  onDone: (file: UploadedFile) => void,
  onBusyChange: (isBusy: boolean) => void,
): UseUpload {
  return useFileSending(
    async (file, fileName, options) => (await uploadFromBrowser(name, file, fileName, options)).lstFileDocument[0],
    (uploaded) => uploaded && onDone(uploaded),
    onBusyChange,
  );
}

/** Sends a file and answers what its call answered. */
export type SendFile<Answer> = (
  file: Blob,
  fileName: string,
  options: { readonly signal: AbortSignal; readonly onProgress: (percent: number) => void },
) => Promise<Answer>;

/** One file on its way to the call that takes it. */
export function useFileSending<Answer>(
  send: SendFile<Answer>,
  onDone: (answer: Answer) => void,
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
      const answer = await send(file, fileName, {
        signal: controller.signal,
        onProgress: (percent) => setState({ ...IDLE, percent }),
      });
      setState(IDLE);
      onDone(answer);
    } catch (error) {
      if (controller.signal.aborted) return;
      failed.current = { file, fileName };
      setState({ percent: null, error: toErrorText(error), cause: error, canRetry: !isRefusal(error) });
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

interface UseFileQueue extends Omit<UseUpload, 'start'> {
  /** Sends these files one after the other. */
  readonly add: (files: readonly File[]) => void;
}

/** Several files on their way, one after the other. One that fails holds the others until it is sent again. */
export function useFileQueue<Answer>(send: SendFile<Answer>, onDone: (answer: Answer) => void): UseFileQueue {
  const waiting = useRef<File[]>([]);
  const begin = useRef<UseUpload['start'] | null>(null);
  const goOn = () => {
    const file = waiting.current.shift();
    if (file) begin.current?.(file, file.name);
  };
  const { start, cancel, ...upload } = useFileSending(
    send,
    (answer) => {
      onDone(answer);
      goOn();
    },
    ignoreBusy,
  );
  useEffect(() => {
    begin.current = start;
  });
  return {
    ...upload,
    add: (files) => {
      waiting.current = [...files];
      goOn();
    },
    cancel: () => {
      waiting.current = [];
      cancel();
    },
  };
}

/** The queue's own progress says it. */
const ignoreBusy = () => undefined;
