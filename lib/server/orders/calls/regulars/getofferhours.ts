import { CallError } from '@/lib/contract/call-error';

import { listAvailableDates } from '../../../availability';
import { defineHandler, requireActor } from '../../../handler';
import { toWish } from '../../matching/task-wish';
import { findOfferedWork, findWorkName, isRegularOf } from './offered-work';

/** Hours that are reserved for the regulars are among them: the customer is one. */
export const handler = defineHandler('regular/getofferhours', async ({ customerUserId }, context) => {
  const { connection } = context.ports.database;
  const { locale } = context.request;
  const pair = { customerId: customerUserId, providerId: requireActor(context).userId };
  if (!(await isRegularOf(connection, pair))) throw new CallError('not-found');
  const task = await findOfferedWork(connection, pair);
  if (!task) return { lstAvailableDate: [], workName: '' };
  const { hours, returnAt: _returnAt, gDate: _gDate, deliveryTimeId: _deliveryTimeId, ...search } = toWish(task);
  const lstAvailableDate = await listAvailableDates(connection, {
    search: { ...search, merchantId: pair.providerId },
    hours,
    now: context.ports.clock.now(),
    locale,
  });
  return { lstAvailableDate, workName: await findWorkName(connection, task, locale) };
});
