import { eq } from 'drizzle-orm';

import { CallError } from '@/lib/contract/call-error';
import type { WorkVehicleUse } from '@/lib/contract/provider-enumerations';
import { findMessagePath } from '@/lib/domain/site/order-links';
import { isProviderRole } from '@/lib/domain/provider/provider-roles';

import { defineHandler, requireActor } from '../handler';
import { findReader, notify } from '../messages';
import type { Transaction } from '../ports/database';
import { userRoles, workVehicles } from '../schema';
import { toPageLink } from '../words/page-link';
import { getWords } from '../words/words';

/**
 * The decision and its owner's message, in one transaction. A vehicle that was changed since the operator read it is
 * decided on another time.
 */
export const handler = defineHandler('operator/decideworkvehicle', async (input, context) => {
  const { userId: operatorId } = requireActor(context);
  const now = context.ports.clock.now();
  const state = input.decision === 'approve' ? 'approved' : 'rejected';
  const reason = input.decision === 'reject' ? input.reason : null;
  await context.ports.database.transaction(async (transaction) => {
    const [vehicle] = await transaction
      .select()
      .from(workVehicles)
      .where(eq(workVehicles.id, input.vehicleid))
      .for('update');
    if (!vehicle) throw new CallError('not-found');
    if (vehicle.state !== 'checking' || vehicle.sentAt.getTime() !== input.sentAtMs)
      throw new CallError('move-not-allowed');
    await transaction
      .update(workVehicles)
      .set({ state, rejectionReason: reason, decidedAt: now, decidedBy: operatorId })
      .where(eq(workVehicles.id, vehicle.id));
    await tellOwner(transaction, { userId: vehicle.userId, use: vehicle.use, reason, now });
  });
  context.signals.messagesPending();
  return { state };
});

interface Decision {
  readonly userId: number;
  readonly use: WorkVehicleUse;
  readonly reason: string | null;
  readonly now: Date;
}

async function tellOwner(transaction: Transaction, { userId, use, reason, now }: Decision): Promise<void> {
  const reader = await findReader(transaction, userId);
  if (!reader) return;
  const roles = await transaction.select().from(userRoles).where(eq(userRoles.userId, userId));
  const event = reason === null ? 'vehicle-approved' : 'vehicle-rejected';
  const params = {
    use,
    ...(reason === null ? {} : { reason }),
    // An applicant has the vehicles among the papers of the application.
    ...(roles.some(({ roleId }) => isProviderRole(roleId)) ? {} : { isApplicant: 1 }),
  };
  const link = toPageLink(reader.locale, findMessagePath(event, params) ?? '/');
  await notify(transaction, reader, {
    event,
    params,
    smsText: `${getWords(reader.locale, 'notifications').say(`sms.${event}`, params)}\n${link}`,
    mailLink: link,
    now,
  });
}
