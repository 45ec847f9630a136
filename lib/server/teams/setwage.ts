import { CallError } from '@/lib/contract/call-error';

import { defineHandler, requireActor } from '../handler';
import { memberWages } from '../schema';
import { lockMember, readCompanyName } from './store';
import { tellOfTeam } from './tell';

/** The company alone sets its wages. One holds for jobs that begin from now on, and the member is told. */
export const handler = defineHandler('team/setwage', async ({ memberid, ...wage }, context) => {
  const { userId: companyId } = requireActor(context);
  const { database, clock } = context.ports;
  const now = clock.now();
  await database.transaction(async (transaction) => {
    const { memberId, ...member } = await lockMember(transaction, memberid);
    if (member.companyId !== companyId || member.state !== 'active') throw new CallError('not-yours');
    const percent = wage.kind === 'share' ? wage.percent : null;
    const jobRials = wage.kind === 'sum' ? wage.jobRial : null;
    await transaction.insert(memberWages).values({ companyId, memberId, percent, jobRials, since: now });
    const name = await readCompanyName(transaction, companyId);
    await tellOfTeam(transaction, { userId: memberId, event: 'team-wage', name, now });
  });
  context.signals.messagesPending();
  return {};
});
