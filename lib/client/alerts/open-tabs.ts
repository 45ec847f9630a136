/** What the open tabs of this browser tell each other of alerts; what one of them does, the others need not do. */
const CHANNEL = 'pelakfan-alerts';
const RINGING = 'pelakfan-alerts-ringing';

/**
 * Runs `work` in one tab at a time: the next that asked begins when the one before it has ended or was closed. Call what is returned to end, or to wait no
 * longer. A browser that cannot tell its tabs apart runs it in each.
 */
export function inOneTab(work: () => () => void): () => void {
  // Browsers offer locks on https and on this computer alone.
  if (!('locks' in navigator)) return work();
  const waiting = new AbortController();
  let end = () => waiting.abort();
  navigator.locks
    .request(RINGING, { signal: waiting.signal }, () => {
      if (waiting.signal.aborted) return undefined;
      const stop = work();
      return new Promise<void>((release) => {
        end = () => {
          stop();
          release();
        };
      });
    })
    .catch(() => undefined);
  return () => end();
}

/** An alert that was answered in one tab is answered in all. Returns how to tell the others, and how to stop listening. */
export function followAnswers(onAnswered: (key: string) => void): { tell: (key: string) => void; close: () => void } {
  if (typeof BroadcastChannel === 'undefined') return { tell: () => undefined, close: () => undefined };
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (typeof data === 'string') onAnswered(data);
  };
  return { tell: (key) => channel.postMessage(key), close: () => channel.close() };
}
