import { CallError } from '@/lib/contract/call-error';
import { TOP_UP_RIALS } from '@/lib/domain/constants/money';
import { isWholeTomans } from '@/lib/domain/money/money';

import { defineHandler, requireActor } from '../handler';
import { requireKeyedRequest } from '../idempotency';
import { PendingWrite } from '../ports/write-together';
import { walletTopUps } from '../schema';
import { takeFromBudgets, toBudget } from '../throttles';
import { getWords } from '../words/words';
import { requireBank } from './bank-gateways';
import { openBankPage } from './bank-page';

export const handler = defineHandler('ipg/increasewallet', async (input, context) => {
  const { userId, roleId } = requireActor(context);
  if (input.accountEnum === 'BIDDING' && roleId === null) throw new CallError('providers-only');
  const account = input.accountEnum === 'BIDDING' ? 'bidding-credit' : 'cash';
  const { database, clock, gateways } = context.ports;
  requireWholeTomansInRange(input.amountRial);
  const budget = toBudget('top-up', userId);
  return openBankPage({
    context,
    keyed: requireKeyedRequest(context, 'ipg/increasewallet', input),
    gateway: requireBank(gateways, input.ipgId),
    payerId: userId,
    amountRials: input.amountRial,
    description: getWords(context.request.locale, 'gateways').say(account === 'cash' ? 'topUp' : 'creditTopUp'),
    orderId: context.request.requestId,
    admit: () => takeFromBudgets(database.connection, [budget], clock.now()),
    note: (transaction, attempt) =>
      new PendingWrite(transaction.insert(walletTopUps).values({ userId, account, ...attempt })),
  });
});

function requireWholeTomansInRange(amountRial: number): void {
  if (amountRial < TOP_UP_RIALS.least || amountRial > TOP_UP_RIALS.most || !isWholeTomans(amountRial))
    throw new CallError('invalid-input', { fields: [{ field: 'amountRial', message: 'out-of-range' }] });
}
