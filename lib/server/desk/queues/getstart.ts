import { OUTAGE_TOLD_MS } from '@/lib/domain/constants/answers';
import { findNextOpening, findOpening } from '@/lib/domain/desk/working-time';
import { addDays, toTehranDate } from '@/lib/domain/site/jalali-date';

import { defineHandler } from '../../handler';
import { addCounts, countQueue } from './counts';
import { toDeskReader } from './reader';

export const handler = defineHandler('operator/getstart', async (_input, context) => {
  const { connection } = context.ports.database;
  const reader = await toDeskReader(context);
  const lstQueue = [];
  for (const queue of reader.queues) lstQueue.push(await countQueue(connection, queue, reader));
  const serverNowMs = reader.now.getTime();
  const today = toTehranDate(serverNowMs);
  const opening = findOpening(today, reader.time.holidays);
  const isBefore = opening !== null && serverNowMs < opening.fromMs;
  const lastOutage = reader.time.outages.at(-1) ?? null;
  const isOpen = opening !== null && !isBefore && serverNowMs < opening.untilMs;
  return {
    lstQueue,
    totals: addCounts(lstQueue),
    closesAtMs: isOpen ? opening.untilMs : null,
    opensAtMs: isBefore ? opening.fromMs : findNextOpening(addDays(today, 1), reader.time.holidays),
    lastOutage: lastOutage && serverNowMs < lastOutage.untilMs + OUTAGE_TOLD_MS ? lastOutage : null,
    serverNowMs,
  };
});
