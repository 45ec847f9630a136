import { findBankCode } from '@/lib/domain/person/sheba-banks';

import { defineHandler, requireActor } from '../handler';
import { holdPerson } from '../people';
import { takeFromBudgets, toBudget } from '../throttles';
import { requireSheba, saveSheba } from './save-sheba';

export const handler = defineHandler('payout/savesheba', async (input, context) => {
  const { userId } = requireActor(context);
  const { database, clock } = context.ports;
  const now = clock.now();
  const sheba = requireSheba(input.sheba);
  await takeFromBudgets(database.connection, [toBudget('sheba', userId)], now);
  await database.transaction(async (transaction) => {
    await holdPerson(transaction, userId, 'update');
    await saveSheba(transaction, { userId, sheba, now });
  });
  context.signals.messagesPending();
  return { sheba, bankCode: findBankCode(sheba) };
});
