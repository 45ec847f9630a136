import { defineHandler, requireActor } from '../handler';
import { proposeCorrection } from './correct';

export const handler = defineHandler(
  'operator/correctbooking',
  async ({ postingid, rial, seenRial, reason }, context) => {
    const operator = { operatorId: requireActor(context).userId, now: context.ports.clock.now() };
    const correction = { leftRials: rial, seenRials: seenRial, reason };
    const waits = await context.ports.database.transaction((transaction) =>
      proposeCorrection(transaction, postingid, correction, operator),
    );
    context.signals.messagesPending();
    return { waits };
  },
);
