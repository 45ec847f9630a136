import { and, eq } from 'drizzle-orm';

import { inboxMessages, users } from '../../schema';
import { registerPerson } from '../../testing/person';
import { anOperator } from '../../seed/stories/people';
import { useMarket } from '../../testing/use-market';

const REASON = 'As the identity card says';

const service = useMarket();

describe('operator/correctdetails', () => {
  it('corrects name and e-mail, and tells the person why', async () => {
    const { userId: userid } = await registerPerson(service, '09351230001');
    const support = await anOperator(service.context, 'support');
    const said = { userid, firstName: 'Mina', lastName: 'Rad', email: 'mina@example.ir', reason: REASON };
    await service.call('operator/correctdetails', said, { as: support });
    const { person } = await service.call('operator/getperson', { userid }, { as: support });
    expect(person.details).toEqual({ firstName: 'Mina', lastName: 'Rad', email: 'mina@example.ir' });
    const { connection } = service.context.ports.database;
    const isTold = and(eq(inboxMessages.userId, userid), eq(inboxMessages.event, 'details-corrected'));
    expect(await connection.$count(inboxMessages, isTold)).toBe(1);
  });

  it('refuses an e-mail that is none, the caller’s own account, and one that is not there', async () => {
    const { userId } = await registerPerson(service, '09351230002');
    const as = await anOperator(service.context, 'support');
    const correct = (userid: number, email = '') =>
      service.call(
        'operator/correctdetails',
        { userid, firstName: 'Mina', lastName: 'Rad', email, reason: REASON },
        { as },
      );
    await expect(correct(userId, 'mina at example')).rejects.toMatchObject({
      key: 'invalid-input',
      fields: [{ field: 'email' }],
    });
    await expect(correct(as)).rejects.toMatchObject({ key: 'not-yours' });
    await expect(correct(999_999)).rejects.toMatchObject({ key: 'not-found' });
    const [row] = await service.context.ports.database.connection.select().from(users).where(eq(users.id, userId));
    expect(row?.email).not.toBe('mina at example');
  });
});
