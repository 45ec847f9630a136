import { OUTGOING_CHANNELS } from '@/lib/contract/desk-enumerations';

import type { ServiceContext } from '../context';
import { atMost, PARTNER_STOP_WAIT_MS } from '../background/at-most';
import { createOutageLog } from '../background/outage-log';
import { startRelayLoop, type RelayLoop } from '../background/relay-loop';
import { BATCH_SIZE, sendDueMessages, type Channel } from './send';

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
  const loops = OUTGOING_CHANNELS.map((channel) => startChannel(context, channel));
  return {
    wake: () => loops.forEach((loop) => loop.wake()),
    stop: async () => {
      // What is under way then counts as unknown at the next start.
      await atMost(PARTNER_STOP_WAIT_MS, Promise.all(loops.map((loop) => loop.stop())));
    },
  };
}
