import { defineHandler } from '../handler';
import { addressBudget } from './budgets';
import { requireMobile } from './mobile-input';
import { findPersonByMobile } from './people';
import { takeFromBudgets } from './throttle';

/** Only a finished registration exists: somebody who never entered the code may begin again. */
export const handler = defineHandler('user/userexist', async ({ mobilenumber }, context) => {
  const mobile = requireMobile(mobilenumber, 'mobilenumber');
  const { database, clock } = context.ports;
  await takeFromBudgets(database.connection, [addressBudget('userexist', context.request.ipAddress)], clock.now());
  const person = await findPersonByMobile(database.connection, mobile);
  return person !== null && person.activatedAt !== null;
});
