import { CallError } from '@/lib/contract/call-error';

import { defineHandler } from '../handler';
import { answerOnce, requireKeyedRequest } from '../idempotency';
import { placeCleaning } from './place-cleaning';
import { withNextOffer, type SlotWish } from './slot';

export const handler = defineHandler('clean/addcleanrequest', async (draft, context) => {
  if (draft.serviceEnum !== 'cleaning') throw new CallError('invalid-input', { fields: [{ field: 'serviceEnum', message: 'unknown' }] });
  const { database, clock } = context.ports;
  const now = clock.now();
  const request = requireKeyedRequest(context, 'clean/addcleanrequest', draft);
  let wish: SlotWish | null = null;
  return withNextOffer(database.connection, () => wish, now.getTime(), () =>
    database.transaction((transaction) => answerOnce(transaction, request, now, () => placeCleaning(transaction, draft, context, (wished) => void (wish = wished)))),
  );
});
