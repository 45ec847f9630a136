import type { BankCaseKind, BankCaseMove } from '@/lib/contract/desk-enumerations';

import { pressUpToTwice, type Act, type Acts } from './acts';
import type { World } from './world';

/** The move that tells the truth about a case, by whether the bank has the money; null for owed money. */
const TRUTH: Readonly<Record<BankCaseKind, { readonly kept: BankCaseMove; readonly gone: BankCaseMove } | null>> = {
  payment: { kept: 'paid', gone: 'not-paid' },
  'top-up': { kept: 'paid', gone: 'not-paid' },
  refund: { kept: 'to-wallet', gone: 'returned' },
  'owed-payment': null,
  'owed-top-up': null,
  'owed-payout': null,
};

type BankCase = Awaited<ReturnType<typeof listBankCases>>[number];

async function listBankCases({ service }: World, as: number) {
  const { lstCase } = await service.call('operator/getallbankcase', {}, { as });
  return lstCase;
}

/** An operator reads the bank's own list, and says of a case what it says; nothing where the money is owed. */
async function decideByList(world: World, found: BankCase, { as, twicePercent }: { as: number; twicePercent: number }) {
  const { bankcaseid, kind, authority, amountRial: seenRial } = found;
  const truth = TRUTH[kind];
  if (truth === null) return;
  const move = world.banks.isKept(authority) ? truth.kept : truth.gone;
  const asked = { bankcaseid, move, seenRial, reference: `RRN ${bankcaseid}`, reason: 'It stands in the bank’s list.' };
  await pressUpToTwice(world, { twicePercent, press: () => world.call('operator/decidebankcase', asked, as) });
}

/** An operator asks the bank about money without a known place, and now and then decides by the bank's list. */
const findBankMoney: Act = async (world) => {
  const { dice, operators } = world;
  const as = dice.pick(operators);
  const cases = await listBankCases(world, as);
  if (cases.length === 0) return;
  const found = dice.pick(cases);
  const { bankcaseid } = found;
  const ask = () => world.call('operator/askbank', { bankcaseid }, as);
  await pressUpToTwice(world, { twicePercent: 30, press: ask });
  if (dice.percent(70)) await decideByList(world, found, { as, twicePercent: 30 });
};

/** The desk asks about all money without a known place, and decides where that is not enough. */
export async function findAllBankMoney(world: World): Promise<void> {
  const [as] = world.operators;
  if (as === undefined) throw new Error('This market has no operator');
  for (const { bankcaseid } of await listBankCases(world, as)) await world.call('operator/askbank', { bankcaseid }, as);
  for (const found of await listBankCases(world, as)) await decideByList(world, found, { as, twicePercent: 0 });
}

/**
 * A bank that does not answer for some time, and the desk's decision about its money. No sum here is so large that a
 * second operator has to agree. Only for one caller at a time: another one may change what the operator has just read
 * in the bank's list.
 */
export const BANK_ACTS: Acts = {
  bankFalls: { weight: 1, act: ({ banks }) => Promise.resolve(banks.fall()) },
  bankComesBack: { weight: 3, act: ({ banks }) => Promise.resolve(banks.comeBack()) },
  findBankMoney: { weight: 4, act: findBankMoney },
};
