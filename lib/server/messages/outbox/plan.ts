import { eq } from 'drizzle-orm';

import type { BulkRefusal } from '@/lib/contract/desk-enumerations';

import type { Ports } from '../../context';
import { outgoingMessages } from '../../schema';
import { readRefusal } from './outgoing';

/** Why `operator/sendagain` would refuse a message now; null where it would not. */
export async function planResending(ports: Ports, outgoingId: number): Promise<BulkRefusal | null> {
  const message = await findMessage(ports, outgoingId);
  if (!message) return 'not-found';
  return (await readRefusal(ports.database.connection, ports, message)) === null ? null : 'message-stale';
}

/** Why `operator/closeoutgoing` would refuse a message now; null where it would not. */
export async function planClosing(ports: Ports, outgoingId: number): Promise<BulkRefusal | null> {
  const message = await findMessage(ports, outgoingId);
  if (!message) return 'not-found';
  return message.state === 'failed' && message.closedAt === null ? null : 'move-not-allowed';
}

async function findMessage({ database }: Ports, outgoingId: number) {
  const [found] = await database.connection.select().from(outgoingMessages).where(eq(outgoingMessages.id, outgoingId));
  return found;
}
