import { setTimeout } from 'node:timers/promises';

import type { ServiceContext } from '../context';
import { createOutageLog } from '../background/outage-log';
import { startRelayLoop, type RelayLoop } from '../background/relay-loop';
import { BATCH_SIZE, sendDueMessages, type Channel } from './send';

/** An end does not wait for a partner longer than this; what is under way then counts as unknown at the next start. */
const STOP_WAIT_MS = 4000;
const CHANNELS: readonly Channel[] = ['sms', 'mail', 'push'];

function startChannel(context: ServiceContext, channel: Channel): RelayLoop {
  const outage = createOutageLog(context.log, `sending ${channel} messages`);
  return startRelayLoop({
    round: async () => {
      const isMoreDue = (await sendDueMessages(context, channel)) === BATCH_SIZE;
      outage.worked();
      return isMoreDue;
    },
    onFailure: outage.failed,
  });
}

/** Sends the SMS and mails that were queued, each channel by itself: a slow mail server holds up no SMS. */
export function startMessageRelay(context: ServiceContext): RelayLoop {
  const loops = CHANNELS.map((channel) => startChannel(context, channel));
  return {
    wake: () => loops.forEach((loop) => loop.wake()),
    stop: async () => {
      const patience = new AbortController();
      const waited = setTimeout(STOP_WAIT_MS, undefined, { signal: patience.signal }).catch(() => undefined);
      await Promise.race([Promise.all(loops.map((loop) => loop.stop())), waited]);
      patience.abort();
    },
  };
}
