import type { BankCaseKind, BankCaseMove } from '@/lib/contract/desk-enumerations';
import { SECOND_OPERATOR_RIALS } from '@/lib/domain/constants/money';

interface BankMoveFacts {
  /** The bank's own name of the payment, transfer or answer has to be typed. */
  readonly needsReference: boolean;
  /** Someone's balance changes, so that a large sum needs a second operator. */
  readonly movesMoney: boolean;
}

/** The moves of bank money at the desk. Their words: `bank.moves` of desk.json. */
export const BANK_MOVES: Readonly<Record<BankCaseMove, BankMoveFacts>> = {
  paid: { needsReference: true, movesMoney: true },
  'not-paid': { needsReference: false, movesMoney: false },
  returned: { needsReference: true, movesMoney: true },
  'to-wallet': { needsReference: true, movesMoney: true },
  transferred: { needsReference: true, movesMoney: true },
};

const MOVES_OF_KIND: Readonly<Record<BankCaseKind, readonly BankCaseMove[]>> = {
  payment: ['paid', 'not-paid'],
  'top-up': ['paid', 'not-paid'],
  refund: ['returned', 'to-wallet'],
  'owed-payment': ['transferred'],
  'owed-top-up': ['transferred'],
  'owed-payout': ['transferred'],
};

/** Whether the bank can still be asked about it. */
export function isAskable(kind: BankCaseKind): boolean {
  return kind === 'payment' || kind === 'top-up' || kind === 'refund';
}

/** An operator's possible decisions. A refund is asked about once more by hand first. */
export function listBankMoves(kind: BankCaseKind, isAskedByHand: boolean): readonly BankCaseMove[] {
  return kind === 'refund' && !isAskedByHand ? [] : MOVES_OF_KIND[kind];
}

/** Whether a move of a sum waits for a second operator. */
export function needsSecondForBank(move: BankCaseMove, amountRials: number): boolean {
  return BANK_MOVES[move].movesMoney && amountRials > SECOND_OPERATOR_RIALS;
}
