import type { BankCaseKind, BankCaseMove } from '@/lib/contract/desk-enumerations';

import { pressUpToTwice, type Act, type Acts } from './acts';

/** The move that tells the truth about a case, by whether the bank has the money; null for owed money. */
const TRUTH: Readonly<Record<BankCaseKind, { readonly kept: BankCaseMove; readonly gone: BankCaseMove } | null>> = {
  payment: { kept: 'paid', gone: 'not-paid' },
  'top-up': { kept: 'paid', gone: 'not-paid' },
  refund: { kept: 'to-wallet', gone: 'returned' },
  'owed-payment': null,
  'owed-top-up': null,
  'owed-payout': null,
};

/** An operator asks the bank about money without a known place, or reads the bank's own list and says what it says. */
const findBankMoney: Act = async (world) => {
  const { dice, service, banks, operators } = world;
  const as = dice.pick(operators);
  const { lstCase } = await service.call('operator/getallbankcase', {}, { as });
  if (lstCase.length === 0) return;
  const { bankcaseid, kind, authority, amountRial: seenRial } = dice.pick(lstCase);
  const ask = () => world.call('operator/askbank', { bankcaseid }, as);
  await pressUpToTwice(world, { twicePercent: 30, press: ask });
  const truth = TRUTH[kind];
  if (truth === null || dice.percent(30)) return;
  const move = banks.isKept(authority) ? truth.kept : truth.gone;
  const asked = { bankcaseid, move, seenRial, reference: `RRN ${bankcaseid}`, reason: 'It stands in the bank’s list.' };
  const decide = () => world.call('operator/decidebankcase', asked, as);
  await pressUpToTwice(world, { twicePercent: 30, press: decide });
};

/**
 * A bank that does not answer for some time, and the desk's word about its money: no sum here is so large that a second
 * operator has to agree. Only for one caller at a time: another one may change what the operator has just read in the
 * bank's list.
 */
export const BANK_ACTS: Acts = {
  bankFalls: { weight: 1, act: ({ banks }) => Promise.resolve(banks.fall()) },
  bankComesBack: { weight: 3, act: ({ banks }) => Promise.resolve(banks.comeBack()) },
  findBankMoney: { weight: 4, act: findBankMoney },
};
