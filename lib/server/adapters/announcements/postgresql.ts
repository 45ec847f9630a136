import { randomUUID } from 'node:crypto';

import { z } from 'zod';

import type { Announcement, AnnouncementListener, AnnouncementsPort } from '../../ports/announcements';
import { DatabaseUnavailable } from '../../ports/database-error';
import { openPostgresqlLine } from './postgresql-line';

const CHANNEL = 'pelakfan';
/** PostgreSQL's own limit of a payload is 8000. */
const LARGEST_PAYLOAD_BYTES = 7999;

const message = z.object({
  from: z.string(),
  announcement: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('catalogue-changed') }),
    z.object({ kind: z.literal('sessions-ended'), userId: z.string(), sessionId: z.string().exactOptional() }),
    z.object({ kind: z.literal('publication'), topic: z.string(), payload: z.string() }),
  ]),
});

interface PostgresqlAnnouncementsOptions {
  /** Told once when the line was cut; it is mended as soon as that can be. */
  readonly onLost?: (error: unknown) => void;
  /** Called for messages on the line that are no announcement of ours. */
  readonly onUnreadable?: (error: unknown) => void;
}

/** The line of processes that share a PostgreSQL database. Rejects when the database cannot be reached. */
export async function openPostgresqlAnnouncements(
  url: string,
  options: PostgresqlAnnouncementsOptions = {},
): Promise<AnnouncementsPort> {
  const from = randomUUID();
  const listeners = new Set<AnnouncementListener>();
  // Only what is told after a commit comes here, so an outage, in which nothing commits, leaves a handful.
  const unsent = new Set<string>();
  const onMessage = (payload: string) => {
    const read = readMessage(payload, options);
    if (read && read.from !== from) for (const listener of listeners) listener.hear(read.announcement);
  };
  const onReopened = () => {
    for (const payload of unsent) void send(payload);
    for (const listener of listeners) listener.miss();
  };
  const onLost = (error: unknown) => options.onLost?.(error);
  const line = await openPostgresqlLine({ url, channel: CHANNEL, onMessage, onReopened, onLost });

  async function send(payload: string): Promise<void> {
    unsent.add(payload);
    const forget = () => unsent.delete(payload);
    await line.notify(payload).then(forget, () => undefined);
  }

  const announce = async (announcement: Announcement): Promise<void> => {
    const payload = toPayload(from, announcement);
    if (announcement.kind !== 'publication') return send(payload);
    await line.notify(payload).catch(refuseMessage);
  };
  const listen = (listener: AnnouncementListener) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  return { announce, listen, close: line.close };
}

function refuseMessage(cause: unknown): never {
  throw new DatabaseUnavailable('The other processes could not be told of a message.', { cause });
}

function toPayload(from: string, announcement: Announcement): string {
  const payload = JSON.stringify({ from, announcement });
  const bytes = Buffer.byteLength(payload);
  if (bytes > LARGEST_PAYLOAD_BYTES)
    throw new Error(
      `An announcement of ${bytes} bytes is too large: PostgreSQL carries ${LARGEST_PAYLOAD_BYTES}. Shorten what it says.`,
    );
  return payload;
}

function readMessage(
  payload: string,
  { onUnreadable }: PostgresqlAnnouncementsOptions,
): z.infer<typeof message> | null {
  try {
    return message.parse(JSON.parse(payload));
  } catch (error) {
    onUnreadable?.(error);
    return null;
  }
}
