import { z } from 'zod';

import type { CallDefinition } from '@/lib/contract/call';
import { contract } from '@/lib/contract';
import type { ErrorKey } from '@/lib/contract/errors';
import { CALL_BUDGETS } from '@/lib/domain/constants/call-budgets';

const calls: readonly CallDefinition[] = Object.values(contract);

/** The errors for an act that is repeated after it was done. */
const DONE: readonly ErrorKey[] = [
  'move-not-allowed',
  'bidding-closed',
  'price-change-closed',
  'review-closed',
  'review-answered',
  'appeal-closed',
  'excuse-closed',
  'member-of-team',
  'member-has-work',
  'payout-exceeds',
  'tip-given',
];
/** A caller of one of these got it for one order. */
const KEYS = ['visitKey', 'authority'];

const listInputs = ({ input }: CallDefinition) =>
  Object.keys((z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }).properties ?? {}) as object);
const having = (reason: string) => calls.filter(({ limit }) => limit === reason);
const listBudgets = ({ limit }: CallDefinition) =>
  typeof limit === 'string' ? [] : 'door' in limit ? limit.door : limit.handler;

describe('a call’s limit', () => {
  it.each(having('capped'))('$name refuses too many', ({ outcomes }) => {
    expect(outcomes).toContain('limit-reached');
  });

  it.each(having('once'))('$name refuses a second time, or asks for the key of one order', (call) => {
    const isRefused = call.outcomes.some((outcome) => DONE.includes(outcome));
    expect(isRefused || listInputs(call).some((field) => KEYS.includes(field))).toBe(true);
  });

  it.each(having('operators'))('$name is the operators’ alone', ({ access }) => {
    expect(access).toBe('operator');
  });

  it.each(having('replaces'))('$name checks its owner: a stranger replaces nothing', ({ access }) => {
    expect(access).not.toBe('public');
  });

  it.each(calls.filter(({ outcomes }) => outcomes.includes('TooMuchRequest')))(
    '$name names the reason of too many',
    (call) => {
      expect(listBudgets(call)).not.toEqual([]);
    },
  );

  it('takes at the door only budgets of a person or an address, which the door knows', () => {
    for (const { name, access, limit } of calls)
      if (typeof limit === 'object' && 'door' in limit)
        for (const budget of limit.door) {
          const { of } = CALL_BUDGETS[budget];
          expect([name, of === 'address' || (of === 'person' && access !== 'public')]).toEqual([name, true]);
        }
  });

  it('has no budget without a call', () => {
    const named = new Set(calls.flatMap(listBudgets));
    expect(Object.keys(CALL_BUDGETS).filter((name) => !(named as ReadonlySet<string>).has(name))).toEqual([]);
  });
});
