import { eq } from 'drizzle-orm';

import { CallError } from '@/lib/contract/call-error';

import { defineHandler, requireActor } from '../handler';
import { users } from '../schema';

export const handler = defineHandler('operator/getdesk', async (_input, context) => {
  const { userId, deskRoles } = requireActor(context);
  const [person] = await context.ports.database.connection
    .select({ mobileNo: users.mobile })
    .from(users)
    .where(eq(users.id, userId));
  if (!person) throw new CallError('Unauthorized');
  return { userid: userId, ...person, lstRole: [...deskRoles] };
});
