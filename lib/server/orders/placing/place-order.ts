import { eq, sql, type SQL, type SQLWrapper } from 'drizzle-orm';

import { CallError } from '@/lib/contract/call-error';
import { getKind } from '@/lib/domain/kind/service-kind';
import { toOrderCommissionRials } from '@/lib/domain/order/order-commission';
import { KINDS } from '@/lib/funnel/kinds';

import type { CallContext } from '../../context';
import { requireActor } from '../../handler';
import { answerOnce, requireKeyedRequest } from '../../idempotency';
import { selectSpendable } from '../../money';
import { type Answers, toRow } from '../../ports/ask-together';
import type { Transaction } from '../../ports/database';
import { PendingWrite } from '../../ports/write-together';
import { addresses, tasks } from '../../schema';
import { toFastingHours } from '../record/task-words';
import { askTaskNumbers, toEventWrite } from '../record/store';
import { selectCarPlace } from './car-place';
import { requireRecipient, toRecipientWrites, type Recipient } from './new-recipient';
import { getMatchingWay } from './matching/ways';
import { requirePersons, toPersonWrites, type Persons } from './order-persons';
import { requireFastingHour } from '../matching/task-wish';
import { toNewTask, toPlaced, type Placed } from './new-task';
import { orNoneIfTaken, withFreeCode } from './order-code';
import { requireAnswer } from '../../kinds';
import { selectOrderPlace, type FoundPlace } from './order-place';
import { requireTerms, type Terms } from './order-terms';
import {
  toOrderPriceRials,
  type Draft,
  type MatchingWay,
  type PlacingCall,
  type SeriesPart,
  type VisitPlan,
} from './placing';
import { askUnpaidOrders, requireRoomBeside } from './unpaid-orders';

/**
 * Places an order once a key. The kind says its price (`lib/server/kinds`), and the matching of its shape finds who
 * comes (`matching/ways.ts`). All else is the same for every kind. Throws invalid-input for a kind that the call does
 * not place, and all that the contract names.
 */
export async function placeOrder(
  call: PlacingCall,
  draft: Draft,
  context: CallContext,
  series: SeriesPart | null = null,
): Promise<Placed> {
  requireOwnCall(draft, call, series);
  const matching = getMatchingWay(draft.serviceEnum);
  const { database, clock } = context.ports;
  const now = clock.now();
  const request = requireKeyedRequest(context, call, draft);
  const customerId = requireActor(context).userId;
  const persons = requirePersons(draft, now);
  const recipient = await requireRecipient(draft, { customerId, context });
  let plan: VisitPlan | null = null;
  const onPlan = (planned: VisitPlan) => void (plan = planned);
  const order = { matching, draft, recipient, persons, customerId, now, series };
  const place = (code: string) =>
    database.transaction((transaction) =>
      answerOnce(transaction, {
        request,
        now,
        questions: askForPlacing(transaction, order),
        work: (found) => planOrder(transaction, { ...order, found, code, onPlan }, context),
      }),
    );
  const placed = await matching.orNextOffer(
    database.connection,
    () => plan,
    now,
    () => withFreeCode((code) => orNoneIfTaken(place(code))),
  );
  if (matching.way === 'bids') context.signals.biddersPending();
  return placed;
}

/**
 * Throws invalid-input where orders of the kind are another call's, and series-not-offered for a plan that the call
 * does not carry out.
 */
function requireOwnCall({ serviceEnum, plan }: Draft, call: PlacingCall, series: SeriesPart | null): void {
  if (KINDS[serviceEnum].place !== call)
    throw new CallError('invalid-input', { fields: [{ field: 'serviceEnum', message: 'unknown' }] });
  if (plan !== 'once' && !series) throw new CallError('series-not-offered');
}

interface Order {
  readonly matching: MatchingWay;
  readonly draft: Draft;
  readonly customerId: number;
  readonly now: Date;
}

/**
 * The first reads of placing, as questions beside the claim of its key (`answerOnce`). They are the address, the
 * spendable money, the chosen provider's hours in the address's neighbourhood, and the numbers of the new order. The
 * address stays its customer's until the end. The numbers come first, so that rows which name the order are written
 * together with it.
 */
function askForPlacing(transaction: Transaction, { matching, draft, customerId, now }: Order) {
  const { place, locationId } = askForPlace(transaction, draft, customerId);
  return {
    ...askTaskNumbers(),
    place,
    unpaid: askUnpaidOrders(customerId),
    spendable: toRow(selectSpendable(transaction, customerId, now)),
    provider: matching.ask(transaction, draft, { customerId, locationId, now }),
  };
}

/** The customer's address, or where the car stands. */
function askForPlace(
  transaction: Transaction,
  draft: Draft,
  customerId: number,
): { readonly place: SQL<FoundPlace | null>; readonly locationId: SQLWrapper } {
  if (!getKind(draft.serviceEnum).hasAddress)
    return { place: toRow(selectCarPlace(transaction, draft, customerId)), locationId: sql`NULL` };
  const addressId = requireAnswer(draft.deliveryaddrid, 'deliveryaddrid');
  const locationId = transaction
    .select({ locationId: addresses.locationId })
    .from(addresses)
    .where(eq(addresses.id, addressId));
  return { place: toRow(selectOrderPlace(transaction, addressId)), locationId };
}

type Found = Answers<ReturnType<typeof askForPlacing>>;

interface OrderToPlan extends Order {
  readonly found: Found;
  readonly recipient: Recipient | null;
  readonly persons: Persons;
  /** May turn out to be another order's: `withFreeCode`. */
  readonly code: string;
  /** Hears which hour it is about, before it is taken. */
  readonly onPlan: (plan: VisitPlan) => void;
  readonly series: SeriesPart | null;
}

/**
 * Checks the whole draft again and plans the order; all of it is left to be written with the answer (`answerOnce`).
 * Nothing is spent yet: gift and wallet are reserved when it is settled or its bank payment begins.
 */
async function planOrder(
  transaction: Transaction,
  order: OrderToPlan,
  context: CallContext,
): Promise<{ answer: Placed; writes: PendingWrite[] }> {
  const { matching, draft, recipient, persons, found, code, customerId, now, onPlan, series } = order;
  const terms = await requireTerms(transaction, { draft, found, series }, context);
  const plan = matching.plan(draft, toMatchedPlace(terms, customerId), now, found.provider);
  if (plan.wish) requireFastingHour(plan.wish);
  onPlan(plan);
  const { merchantId } = await requireMatch(transaction, order, { terms, plan });
  const single = toNewTask({ draft, numbers: found, code, terms, plan, matching, customerId, now }, context);
  const task = series?.paymentExpiresAt ? { ...single, paymentExpiresAt: series.paymentExpiresAt } : single;
  const kept =
    series && plan.wish
      ? await series.plan(transaction, { task, quote: terms.quote, wish: plan.wish, unpaid: found.unpaid, now })
      : null;
  const writes = [
    new PendingWrite(transaction.insert(tasks).overridingSystemValue().values(task)),
    ...(await matching.hold(transaction, task, { chosen: found.provider, now })),
    ...toRecipientWrites(transaction, recipient, { taskId: task.id, now }),
    ...toPersonWrites(transaction, persons, task.id),
    toEventWrite(transaction, { task, move: 'place', actorId: customerId, now }),
    ...(kept?.writes ?? []),
  ];
  return { answer: { ...toPlaced(task, merchantId, draft.batchId ?? null), ...kept?.answer }, writes };
}

function toMatchedPlace({ place, categoryId, quote }: Terms, customerId: number) {
  const isFasting = toFastingHours(quote) > 0;
  return { customerId, categoryId, locationId: place.address.locationId, hours: quote.needHours, isFasting };
}

/**
 * The provider, beside the customer's open and unpaid orders. Hours that an unpaid order of the same provider kept are
 * free once that has ended, so the provider is asked for again.
 */
async function requireMatch(
  transaction: Transaction,
  { matching, draft, found: { unpaid, provider }, customerId, now }: OrderToPlan,
  { terms, plan }: { readonly terms: Terms; readonly plan: VisitPlan },
) {
  const hasUnpaid = unpaid.orders.length > 0;
  if (hasUnpaid) {
    const { providerId, visit } = plan;
    const ended = await matching.supersede(transaction, { customerId, providerId, visit, now });
    const orders = unpaid.orders.filter(({ taskId }) => !ended.includes(taskId));
    requireRoomBeside({ ...unpaid, orders }, visit);
  }
  return matching.requireMatch(transaction, plan, {
    chosen: provider,
    isLookedAtAgain: hasUnpaid,
    paymentWay: terms.way,
    commissionRials: toOrderCommissionRials({
      kind: draft.serviceEnum,
      lines: terms.quote.lines,
      priceRials: toOrderPriceRials(terms.quote),
    }),
    now,
  });
}
