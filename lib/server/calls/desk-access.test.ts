import { CallError } from '@/lib/contract/call-error';
import { listCallNames } from '@/lib/contract';
import { DESK_ROLES, type DeskRole } from '@/lib/contract/desk-enumerations';
import { isDeskCall, mayMakeDeskCall } from '@/lib/domain/person/desk-access';

import { aCustomerWithAnAddress, anOperator, aFreeProvider } from '../seed/stories/people';
import { useMarket } from '../testing/use-market';

const service = useMarket();
const deskCalls = listCallNames().filter(isDeskCall);
let holders: Record<DeskRole, number>;
let strangers: readonly number[];

beforeAll(async () => {
  const { context } = service;
  holders = {
    owner: await anOperator(context, 'owner'),
    finance: await anOperator(context, 'finance'),
    support: await anOperator(context, 'support'),
    catalogue: await anOperator(context, 'catalogue'),
  };
  strangers = [(await aCustomerWithAnAddress(context)).userId, (await aFreeProvider(context)).userId];
});

/** The error's key for an input that says nothing; null for an answer. */
async function findError(name: (typeof deskCalls)[number], as: number): Promise<string | null> {
  try {
    await service.callWrongly(name, {}, { as });
    return null;
  } catch (error) {
    if (error instanceof CallError) return error.key;
    throw error;
  }
}

describe('a call of the desk', () => {
  it.each(deskCalls)(
    '[B-28] %s is refused to every other role, and to every role at the desk without it',
    async (name) => {
      for (const as of strangers) expect(await findError(name, as)).toBe('operators-only');
      for (const role of DESK_ROLES) {
        const isRefused = (await findError(name, holders[role])) === 'operators-only';
        expect([role, isRefused]).toEqual([role, !mayMakeDeskCall([role], name)]);
      }
    },
  );

  it('[B-28] is open to an owner, whatever else the table says', () => {
    for (const name of deskCalls) expect([name, mayMakeDeskCall(['owner'], name)]).toEqual([name, true]);
  });

  it('[B-28] is refused, from the next call on, to an operator who lost its role', async () => {
    const { context } = service;
    const as = await anOperator(context, 'support', 'finance');
    expect((await service.call('operator/getalldispute', {}, { as })).lstDispute).toEqual([]);
    const { lstPerson } = await service.call('operator/getdeskpeople', {}, { as: holders.owner });
    const mobile = lstPerson.find(({ userid }) => userid === as)?.mobileNo ?? '';
    const reason = 'Moves to the books';
    await service.call('operator/savedeskroles', { mobile, lstRole: ['finance'], reason }, { as: holders.owner });
    expect(await findError('operator/getalldispute', as)).toBe('operators-only');
    expect(await service.call('operator/getdesk', {}, { as })).toEqual({
      userid: as,
      mobileNo: mobile,
      lstRole: ['finance'],
    });
    await service.call('operator/savedeskroles', { mobile, lstRole: [], reason }, { as: holders.owner });
    expect(await findError('operator/getdesk', as)).toBe('operators-only');
  });
});
