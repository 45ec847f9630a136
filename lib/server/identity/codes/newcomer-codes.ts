import { PROVED_CODES_AN_HOUR, UNANSWERED_CODES } from '@/lib/domain/constants/identity';
import { HOUR_MS, MINUTE_MS } from '@/lib/domain/constants/time-units';

import type { CallContext } from '../../context';
import { tellOperators } from '../../enquiries';
import { codeRefusals } from '../../observability';
import type { Executor } from '../../ports/database';
import { countTaken, returnToBudgets, toNetwork, tryBudgets, type Budget } from '../../throttles';
import { codeBudgets } from '../login/budgets';

const IPV6_GROUPS_OF_A_SITE = 3;

/*
 * A made-up mobile costs an SMS, and no budget of a mobile, an address or a device stops somebody who has many of each.
 * These stop the list: they count codes that nobody has entered. An account's own one-time passwords and login codes
 * are not among them, so a flood of made-up mobiles keeps no customer out.
 */

/**
 * The budgets for a code to a mobile that nobody has activated, the narrower first: a refusal by a spent prefix takes
 * nothing from everybody's.
 */
export function newcomerBudgets(mobile: string): readonly Budget[] {
  const { prefixDigits, ofAPrefixAnHour, inTenMinutes, anHour } = UNANSWERED_CODES;
  return [
    { key: `new-codes:${mobile.slice(0, prefixDigits)}`, limit: ofAPrefixAnHour, windowMs: HOUR_MS },
    { key: 'new-codes-minutes', limit: inTenMinutes, windowMs: 10 * MINUTE_MS },
    { key: 'new-codes-hour', limit: anHour, windowMs: HOUR_MS },
  ];
}

/**
 * An entered code proves that its mobile is not made up: none of the codes sent to it counts, replaced ones included.
 */
export async function returnCodesOf(executor: Executor, mobile: string, now: Date): Promise<void> {
  const [sentInAnHour] = codeBudgets(mobile, null);
  const sent = await countTaken(executor, sentInAnHour, now);
  for (let code = 0; code < sent; code += 1) await returnToBudgets(executor, newcomerBudgets(mobile));
}

/**
 * The budgets for such a code once those are spent, for a caller with a proof of work. Others' made-up mobiles then
 * keep nobody out whose network asked for little. Whole providers of IPv6 hand out a /48.
 */
export function provedBudgets(ipAddress: string): readonly Budget[] {
  const { ofANetwork, inAll } = PROVED_CODES_AN_HOUR;
  return [
    {
      key: `proved-codes:${toNetwork(ipAddress, IPV6_GROUPS_OF_A_SITE)}`,
      limit: ofANetwork,
      windowMs: HOUR_MS,
    },
    { key: 'proved-codes-hour', limit: inAll, windowMs: HOUR_MS },
  ];
}

/** A code was refused because too many went unanswered: counted, and said to the operators once in a while. */
export async function soundAlarm({ ports, log, configuration, signals }: CallContext): Promise<void> {
  const now = ports.clock.now();
  codeRefusals.inc();
  const alarm = { key: 'new-codes-alarm', limit: 1, windowMs: UNANSWERED_CODES.alarmEveryMs };
  if ((await tryBudgets(ports.database.connection, [alarm], now)) !== null) return;
  log.error(
    'codes for new mobiles are refused: too many went out that nobody entered. Somebody may be making up mobiles',
  );
  await ports.database.transaction((transaction) =>
    tellOperators(transaction, { event: 'codes-refused', params: {} }, { address: configuration.enquiryAddress, now }),
  );
  signals.messagesPending();
}
