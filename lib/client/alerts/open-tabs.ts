import { attempt, attemptLater, fromNavigator, fromWindow } from '../browser-features';

/** The channel on which this browser's open tabs tell each other of alerts, so that only one of them acts. */
const CHANNEL = 'pelakfan-alerts';
const RINGING = 'pelakfan-alerts-ringing';

/**
 * Runs `work` in one tab at a time: the next one that asked begins when the one before has ended or was closed. The
 * returned function ends it, or its wait. A browser without locks runs it in each tab.
 */
export function inOneTab(work: () => () => void): () => void {
  // Browsers offer locks on https and on this computer alone.
  const locks = fromNavigator('locks');
  if (!locks) return work();
  const waiting = new AbortController();
  let end = () => waiting.abort();
  const begin = () => {
    if (waiting.signal.aborted) return undefined;
    const stop = work();
    return new Promise<void>((release) => {
      end = () => {
        stop();
        release();
      };
    });
  };
  const { signal } = waiting;
  // A sandboxed frame has locks that refuse. One that waits no longer is refused as well, and begins nothing.
  void attemptLater(() => locks.request(RINGING, { signal }, begin).then(() => true)).then((wasHeld) => {
    if (!wasHeld) void begin();
  });
  return () => end();
}

/**
 * An alert that was answered in one tab is answered in all. Returns how to tell the others, and how to stop listening.
 */
export function followAnswers(onAnswered: (key: string) => void): { tell: (key: string) => void; close: () => void } {
  const Channel = fromWindow('BroadcastChannel');
  const channel = attempt(() => Channel && new Channel(CHANNEL));
  if (!channel) return { tell: () => undefined, close: () => undefined };
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (typeof data === 'string') onAnswered(data);
  };
  return { tell: (key) => channel.postMessage(key), close: () => channel.close() };
}
