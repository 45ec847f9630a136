import type { CallContext } from '../../context';
import type { KeyedRequest } from '../../idempotency';
import { findBank, openBankPage, requireFirstBank } from '../../money';
import type { PaymentPort, StartedPayment } from '../../ports/payment';
import type { PaymentGateways } from '../../ports/payment-gateways';
import { PendingWrite } from '../../ports/write-together';
import { paymentAttempts, type TaskRow } from '../../schema';
import { takeFromBudgets, toBudget } from '../../throttles';

type Purpose = typeof paymentAttempts.$inferSelect.purpose;

interface BankPaymentRequest {
  readonly context: CallContext;
  readonly keyed: KeyedRequest;
  readonly task: TaskRow;
  readonly purpose: Purpose;
  /** The change that a payment of the purpose `price-change` is for. */
  readonly priceChangeId?: number;
  readonly amountRials: number;
  /** The gateway that is to take it. */
  readonly gateway: PaymentPort;
}

/**
 * The bank's page for an order, with its attempt stored. Each attempt is asked about for a while, so one order, and one
 * person, have an hourly limit. Throws payment-refused, TooMuchRequest.
 */
export function beginBankPayment({
  task,
  purpose,
  priceChangeId,
  ...request
}: BankPaymentRequest): Promise<StartedPayment> {
  const { database, clock } = request.context.ports;
  const budgets = [toBudget('bank-payment-order', task.id), toBudget('bank-payment', task.customerId)];
  return openBankPage({
    ...request,
    admit: () => takeFromBudgets(database.connection, budgets, clock.now()),
    payerId: task.customerId,
    description: task.code,
    orderId: task.code,
    note: (transaction, attempt) =>
      new PendingWrite(
        transaction.insert(paymentAttempts).values({ taskId: task.id, purpose, priceChangeId, ...attempt }),
      ),
  });
}

/**
 * The bank that the order was placed with; the first one where that takes no payments any more. Throws
 * bank-not-offered.
 */
export function findOrdersBank(gateways: PaymentGateways, { draft }: TaskRow): PaymentPort {
  return (typeof draft.ipgId === 'number' && findBank(gateways, draft.ipgId)) || requireFirstBank(gateways);
}
