// What other domains may use of this one (ARCHITECTURE "Who may import whom").
export {
  askBalance,
  askLockedBalance,
  getBalanceRials,
  listBalances,
  lockBalanceRials,
  platformAccounts,
  USER_KINDS,
  userAccount,
  type AccountName,
} from './accounts';
export { askReversal, askVerdict, isAnswer, isRefusal } from './ask-gateway';
export {
  endBankCase,
  isOldPayment,
  lockBankCase,
  noteBankAnswer,
  noteHandAsked,
  noteOwed,
  selectBankCases,
  toBankAnswer,
} from './bank-cases';
export {
  correctBooking,
  isPossible,
  lockPosting,
  planCorrection,
  readBooking,
  type Booking,
  type CorrectedSide,
} from './correction';
export { bookDeposit, DEPOSIT_PARTS, type Deposit, type Deposited } from './deposit';
export { FIRST_BANK_IPG_ID, findBank, isBankIpgId, listBanks, requireBank, requireFirstBank } from './bank-gateways';
export { openBankPage } from './bank-page';
export { closeBankRefund, holdBankRefund, isBankRefundHeld, letBankRefundGo, type BankRefund } from './bank-refunds';
export {
  getCancelTerms,
  previewCancellation,
  previewRefundAll,
  type Cancellation,
  type CancellationPreview,
} from './cancel';
export { payCashDebt, takeBackCash } from './cash-claim';
export { captureBankMoney, getOpenRials } from './capture';
export { tryGiftCode } from './gift-code-tries';
export { isGiftCode, redeemGiftCode, toCode } from './gift-codes';
export { toWireTerms } from './gift-terms-words';
export { defineGatewayBatch } from './gateway-batch';
export { getSpendable, selectSpendable, toBalances, toGiftOrder, type Balances } from './gift-funds';
export { forfeitGifts, getSpendableGiftRials } from './gifts';
export {
  getGoodwillRest,
  getRefundRest,
  giveGoodwill,
  planDeskRefund,
  refundFromDesk,
  toRefundRest,
} from './desk-refund';
export { getPendingPayRials, holdPay, planDispute, releasePay, settleDispute } from './dispute-money';
export { findLateness } from './late-credit';
export { returnLateMoney } from './late-payment';
export { findHeldFee, payOwedFee, settleContestedFee, toWholeFee } from './held-fee';
export { listBrokenInvariants } from './invariants';
export { post, type PostingReason, type PostingRequest } from './ledger';
export { moveMoney, type MovedMoney } from './move-money';
export { getOrderMoney, toHeldRials, type OrderMoney } from './order-escrow';
export { listOrderSums, readOrderSums, toSettledSums, type OrderSums } from './order-sums';
export { payOwedByHand, payOwedPayout, takeOwnerless } from './ownerless';
export { canPayAtTheDoor, planNewPrice, takesMoreBesideDoor } from './price-change';
export { requireProviderId } from './provider-of';
export { ASKED_STATES, askAndRemember, isAbandoned, toNextCheck } from './recheck';
export { releaseToProvider } from './release';
export { ownEntries, type StatementOwner } from './own-entries';
export { listStatementLines, sumStatement } from './statement-lines';
export { listWholeTurnover } from './turnover';
export { payTip } from './tip';
export { applyTopUpVerdict, findTopUp, settleTopUp, toTopUpOutcome } from './top-up';
export { grantWelcomeGift, sealWelcomeMarks } from './welcome-gift';
export { askFunds, planReserve, reserveForOrder, returnReserve } from './reserve';
