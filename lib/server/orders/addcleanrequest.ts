import { CallError } from '@/lib/contract/call-error';

import { defineHandler, requireActor } from '../handler';
import { answerOnce, requireKeyedRequest } from '../idempotency';
import { orNoneIfTaken, withFreeCode } from './order-code';
import { askForPlacing, placeCleaning } from './place-cleaning';
import { withNextOffer, type SlotWish } from './slot';

export const handler = defineHandler('clean/addcleanrequest', async (draft, context) => {
  if (draft.serviceEnum !== 'cleaning')
    throw new CallError('invalid-input', { fields: [{ field: 'serviceEnum', message: 'unknown' }] });
  const { database, clock } = context.ports;
  const now = clock.now();
  const request = requireKeyedRequest(context, 'clean/addcleanrequest', draft);
  const { userId } = requireActor(context);
  let wish: SlotWish | null = null;
  const onWish = (wished: SlotWish) => void (wish = wished);
  const place = (code: string) =>
    database.transaction((transaction) => {
      const questions = askForPlacing(transaction, draft, userId, now);
      return answerOnce(transaction, {
        request,
        now,
        questions,
        work: (found) => placeCleaning(transaction, { draft, found, code, onWish }, context),
      });
    });
  return withNextOffer(
    database.connection,
    () => wish,
    now.getTime(),
    () => withFreeCode((code) => orNoneIfTaken(place(code))),
  );
});
