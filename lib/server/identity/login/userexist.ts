import { defineHandler } from '../../handler';
import { requireMobile } from '../../people';
import { addressBudget, takeFromBudgets } from '../../throttles';
import { findPersonByMobile } from '../account/people';

/** Only a finished registration exists: somebody who never entered the code may begin again. */
export const handler = defineHandler('user/userexist', async ({ mobilenumber }, context) => {
  const mobile = requireMobile(mobilenumber, 'mobilenumber');
  const { database, clock } = context.ports;
  await takeFromBudgets(database.connection, [addressBudget('userexist', context.request.ipAddress)], clock.now());
  const person = await findPersonByMobile(database.connection, mobile);
  return person !== null && person.activatedAt !== null;
});
