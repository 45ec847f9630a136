import { useEffect } from 'react';
import { mutate } from 'swr';

import { attempt, fromWindow } from '@/lib/client/browser-features';

const CHANNEL = 'pelakfan-desk';

/** Whether the answer of this key is the desk's: keys are a call's name, with its input. */
const isOfDesk = (key: unknown) => Array.isArray(key) && String(key[0]).startsWith('operator/');

const readAgain = () => void mutate(isOfDesk);

/** Undefined where the browser has no channel between its tabs: each then reads by itself. */
function openChannel(): BroadcastChannel | undefined {
  const Channel = fromWindow('BroadcastChannel');
  return attempt(() => Channel && new Channel(CHANNEL));
}

/** After a move: what this page and the browser's other tabs show of the desk is read again. */
export function refreshDesk(): void {
  readAgain();
  const channel = openChannel();
  channel?.postMessage(null);
  channel?.close();
}

/** Reads the page's answers again when another tab has moved something. */
export function useDeskNews(): void {
  useEffect(() => {
    const channel = openChannel();
    if (!channel) return;
    channel.onmessage = readAgain;
    return () => channel.close();
  }, []);
}
