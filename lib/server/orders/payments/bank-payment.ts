import type { CallContext } from '../../context';
import type { KeyedRequest } from '../../idempotency';
import { openBankPage } from '../../money';
import type { PaymentPort, StartedPayment } from '../../ports/payment';
import { PendingWrite } from '../../ports/write-together';
import { paymentAttempts, type TaskRow } from '../../schema';

type Purpose = typeof paymentAttempts.$inferSelect.purpose;

interface BankPaymentRequest {
  readonly context: CallContext;
  readonly keyed: KeyedRequest;
  readonly task: TaskRow;
  readonly purpose: Purpose;
  readonly amountRials: number;
  /** The gateway that is to take it. */
  readonly gateway: PaymentPort;
}

/** The bank's page for an order, with its attempt noted. Throws payment-refused. */
export function beginBankPayment({ task, purpose, ...request }: BankPaymentRequest): Promise<StartedPayment> {
  return openBankPage({
    ...request,
    payerId: task.customerId,
    description: task.code,
    orderId: task.code,
    note: (transaction, attempt) =>
      new PendingWrite(transaction.insert(paymentAttempts).values({ taskId: task.id, purpose, ...attempt })),
  });
}
