// The closed lists of words on the wire that tell of money: how an order is paid, what moves in a wallet, what comes
// back. The others: enumerations.ts.

/** The ways to pay an order: at the bank, from the wallet, in cash at the door. */
export const PAYMENT_WAYS = ['online', 'wallet', 'cash'] as const;
export type PaymentWay = (typeof PAYMENT_WAYS)[number];

/** The ways to pay an order in SPEC 4's words (payType). */
export const PAYMENT_TYPES = ['online', 'pos', 'cod'] as const;
/** The origins of a payment (SPEC 4): the site, or the door. */
export const PAYMENT_ORIGINS = ['online', 'local'] as const;
/** Whether an order is to be paid in cash (SPEC 4, codFlag). */
export const CASH_FLAGS = ['active', 'deactive', 'unknown'] as const;
/**
 * The outcome of cash at the door, as the provider reports it (expert/recordcash): banknotes, a card machine, or
 * nothing.
 */
export const CASH_OUTCOMES = ['cash', 'pos', 'none'] as const;
export type CashOutcome = (typeof CASH_OUTCOMES)[number];
/**
 * The states of an order's cash. `taken`: the provider has it. `claimed`: the provider says that nothing was paid.
 * `contested`: the customer says otherwise. `owed`: an operator decided that the customer still has to pay.
 */
export const CASH_STANDINGS = ['taken', 'claimed', 'contested', 'owed'] as const;
export type CashStanding = (typeof CASH_STANDINGS)[number];
/** The two ways to settle an order without a bank, as the address of `custom` writes them (SPEC 7). */
export const SETTLEMENT_PREFIXES = ['cod-', 'wallet-'] as const;
export type SettlementPrefix = (typeof SETTLEMENT_PREFIXES)[number];
/** Whether the wallet is used too, as the address of `custom` writes it (SPEC 7). */
export const WALLET_USES = ['true', 'false'] as const;
export type WalletUse = (typeof WALLET_USES)[number];

/**
 * The outcomes of a bank payment (reqandpay/verifypayment). `to-card`: the money came too late and goes back to the
 * card. `to-wallet`: it came too late, and the bank does not take it back.
 * `returning`: the money goes back to the card, because its account is erased.
 */
export const PAYMENT_OUTCOMES = [
  'paid',
  'refused',
  'cancelled',
  'pending',
  'to-wallet',
  'to-card',
  'returning',
] as const;
export type PaymentOutcome = (typeof PAYMENT_OUTCOMES)[number];

/**
 * The purposes of an order's bank payment: the order itself, its cash paid online afterwards, a price change's extra
 * sum, or a tip.
 */
export const PAYMENT_PURPOSES = ['order', 'cash-afterwards', 'price-change', 'tip'] as const;
export type PaymentPurpose = (typeof PAYMENT_PURPOSES)[number];

/** The ways to pay a tip. */
export type TipWay = Exclude<PaymentWay, 'cash'>;

/** The parts of a wallet that its owner reads (SPEC 3): money, gift credit, bidding credit. */
export const WALLET_PARTS = ['CASH', 'GIFT', 'BIDDING'] as const;
export type WalletPart = (typeof WALLET_PARTS)[number];

/** The parts of a wallet that a bank payment can fill. */
export const TOP_UP_PARTS = ['CASH', 'BIDDING'] as const;

/** The filters of a statement. Each of TURNOVER_NAMES belongs to one. */
export const TURNOVER_KINDS = ['INCREASE', 'PAYMENT', 'REFUND', 'GIFT'] as const;
export type TurnoverKind = (typeof TURNOVER_KINDS)[number];

/** The causes of a wallet's movements, as a statement names them (wallet/getturnover). */
export const TURNOVER_NAMES = [
  'top-up',
  'late-payment',
  'late-credit',
  'late-settlement',
  'opening',
  'order-payment',
  'commission-reserve',
  'cancel-fee',
  'cash-debt',
  'tip',
  'withdrawal',
  'withdrawal-return',
  'order-return',
  'order-refund',
  'commission-return',
  'gift-welcome',
  'gift-referral',
  'gift-apology',
  'gift-code',
  'gift-expiry',
  'colleague-credit',
  'correction',
] as const;
export type TurnoverName = (typeof TURNOVER_NAMES)[number];

/** The targets of an order's refund. */
export const REFUND_TARGETS = ['gift', 'wallet', 'gateway'] as const;
export type RefundTarget = (typeof REFUND_TARGETS)[number];

/** The ways to pay a final price's extra sum, besides at the bank. */
export const EXTRA_PAYMENT_WAYS = ['wallet', 'cash'] as const;
export type ExtraPaymentWay = (typeof EXTRA_PAYMENT_WAYS)[number];

/** Every way to pay the extra sum: at the bank its payment approves the price. */
export const PRICE_WAYS = [...EXTRA_PAYMENT_WAYS, 'online'] as const;
export type PriceWay = (typeof PRICE_WAYS)[number];

/** The states of the gift for an invited person: it may still come, it came, or it does not come. */
export const REFERRAL_STATES = ['awaited', 'given', 'none'] as const;
/**
 * Why no gift comes. The first order was not paid online, or own money paid too little of it. Or the two share a
 * device, an address, a network or a card.
 */
export const REFERRAL_OBSTACLES = ['not-online', 'too-little', 'one-person'] as const;
export type ReferralObstacle = (typeof REFERRAL_OBSTACLES)[number];

/** The states of a gift code: awaits a second operator, begins later, can be used, all uses taken, over. */
export const GIFT_CODE_STATES = ['waiting', 'soon', 'open', 'used-up', 'ended'] as const;
export type GiftCodeState = (typeof GIFT_CODE_STATES)[number];

/** The subjects of an invoice: the provider's service, or the marketplace's commission on it. */
export const INVOICE_KINDS = ['service', 'commission'] as const;
export type InvoiceKind = (typeof INVOICE_KINDS)[number];

/** A correction stands in the place of the invoice before it; a cancellation leaves nothing to pay. */
export const INVOICE_ACTIONS = ['original', 'correction', 'cancellation'] as const;
export type InvoiceAction = (typeof INVOICE_ACTIONS)[number];
/** The invariants of the books; lib/server/money/invariants.ts defines each. */
export const LEDGER_INVARIANTS = [
  'posting-balances',
  'account-not-below-zero',
  'balance-is-its-entries',
  'gifts-are-their-account',
  'payouts-are-their-clearing',
  'tips-pass-on',
  'late-starts-are-their-account',
  'escrow-has-an-order',
  'late-money-goes-back',
  'ownerless-money-is-its-rows',
  'order-paid-once',
  'closed-order-holds-nothing',
  'ledger-is-guarded',
] as const;
export type LedgerInvariant = (typeof LEDGER_INVARIANTS)[number];

/** The rows that the ids of a broken invariant name. */
export const INVARIANT_SUBJECTS = ['posting', 'account', 'order'] as const;
export type InvariantSubject = (typeof INVARIANT_SUBJECTS)[number];

/**
 * The places of a job's pay. It is not confirmed by its customer yet, with the provider in cash, or payable. Then it is
 * asked for or in a run, at the bank, and paid.
 */
export const PAY_PLACES = ['awaiting', 'cash', 'payable', 'in-run', 'at-bank', 'paid'] as const;
export type PayPlace = (typeof PAY_PLACES)[number];

/**
 * The places of a customer's money for an order. It is held until the work is done, or until the customer's word about
 * it. Then it is with the professional, on its way back to the card, or back.
 */
export const OWN_PLACES = ['held', 'awaiting', 'professional', 'to-card', 'back'] as const;
export type OwnPlace = (typeof OWN_PLACES)[number];

/** The formats of a provider's certificate of income: PDF for a reader, JSON for checking its signature. */
export const INCOME_CERTIFICATE_FORMATS = ['pdf', 'json'] as const;
export type IncomeCertificateFormat = (typeof INCOME_CERTIFICATE_FORMATS)[number];

/** Whether the address of a certificate of income opens it: its provider may end it before its time is over. */
export const INCOME_CERTIFICATE_STATES = ['open', 'ended', 'expired'] as const;
export type IncomeCertificateState = (typeof INCOME_CERTIFICATE_STATES)[number];

/** A certificate's signature: we signed these words, somebody changed them, or the key is not ours (any more). */
export const SIGNATURE_FINDINGS = ['genuine', 'forged', 'other-key'] as const;
export type SignatureFinding = (typeof SIGNATURE_FINDINGS)[number];

/** The formats of a monthly statement: PDF for a reader, CSV for a spreadsheet. */
export const STATEMENT_FORMATS = ['pdf', 'csv'] as const;
export type StatementFormat = (typeof STATEMENT_FORMATS)[number];

/**
 * The states of the link in the SMS after an order. `work` takes a report of the work, `fee` an objection to the fee of
 * a closed door. `reported`: a problem is reported already. `over`: its time has passed.
 */
export const PROBLEM_LINK_STATES = ['work', 'fee', 'reported', 'over'] as const;
export type ProblemLinkState = (typeof PROBLEM_LINK_STATES)[number];
