import { HOUR_MS, MINUTE_MS } from '@/lib/domain/constants/time-units';
import { BATCH_ALARM_EVERY_MS, SIGN_OF_LIFE_MS } from '@/lib/domain/constants/timers';

import { sweepAlerts } from './alerts/sweep';
import { sweepWaiting } from './availability/sweep-waiting';
import { waitingForHours } from './availability/waiting-customers';
import type { Batch } from './batches';
import { sweepRetries } from './batches/retries';
import { tellStuck } from './batches/tell-stuck';
import type { ServiceContext } from './context';
import { sweepKeys } from './idempotency/sweep';
import { sweepIdentity } from './identity/sweep';
import { sweepAnswerCodes } from './messages/answer-codes';
import { sweepMessages } from './messages/sweep';
import { proveLedger } from './ledger-proof/prove-ledger';
import { giftEndings } from './money/gift-endings';
import { noteBankCases } from './money/bank-cases';
import { giftExpiry } from './money/gifts';
import { ownerlessReturned } from './money/ownerless';
import { topUpsAskedAgain } from './money/top-up';
import { pausesEnded } from './pauses';
import { openedServices, sweepOpeningNotices } from './opening-notices/tell-openings';
import { bankRefundsSent } from './orders/payments/bank-refunds';
import { bidInvitationsSent } from './orders/timers/bidder-relay';
import { sweepBidReaders } from './orders/timers/sweep-readers';
import { missingScans } from './orders/timers/alarm';
import { answerReminders } from './orders/timers/answer-reminders';
import { dayReminders, hoursReminders, TIMED_MOVES } from './orders/timers/due-work';
import { disputeCalls, silentDisputes } from './orders/timers/disputes';
import { overdueWork } from './orders/timers/overdue';
import { sweepWayPositions } from './orders/parts/way/way-position';
import { endingPaperRequests } from './paper-requests';
import { seriesVisitsMade } from './orders/series/make-visits';
import { seriesVisitsPaid } from './orders/series/pay-visits';
import { paymentsAskedAgain } from './orders/timers/recheck-payments';
import { undecidedPrices } from './orders/timers/lapse';
import { sweepRecipients } from './orders/timers/sweep-recipients';
import { endingViews } from './person-views';
import { dailyPayouts, weeklyPayouts } from './payouts';
import type { Executor } from './ports/database';
import { sweepReservedHours } from './regulars/sweep';
import { openedHoursTold } from './regulars/tell-opened';
import { agingFaults, endingSanctions } from './sanctions';
import { endingCertificates } from './certificates/end-certificates';
import { endingPauses } from './schedule/end-pauses';
import { sampleTrucksSeen } from './seed/sample-trucks';
import { noteSignOfLife } from './uptime';
import { endingVehiclePapers, silentTrucksOffline, truckPositionsAsked } from './work-vehicles';

/**
 * Something that time does. Each job finds its rows by the clock, and does nothing twice, however many processes run
 * it.
 */
export interface Job {
  readonly name: string;
  /** Left out: every round. Rows that nobody waits for need not be looked for every second. */
  readonly everyMs?: number;
  readonly run: (context: ServiceContext) => Promise<unknown>;
}

const everyMinute = (batch: Batch) => ({ ...batch, everyMs: MINUTE_MS });

/** Batches that ask gateways. They have a loop of their own, so that a gateway that hangs holds up nothing else. */
export const GATEWAY_BATCHES: readonly Batch[] = [
  paymentsAskedAgain,
  topUpsAskedAgain,
  bankRefundsSent,
  ...ownerlessReturned,
];

/** Jobs that read much and are not urgent, in a loop of their own, so that the timers do not wait for them. */
export const NIGHTLY_JOBS: readonly Job[] = [{ name: 'proof of the ledger', everyMs: MINUTE_MS, run: proveLedger }];

/** A loop of its own: a sign of life that waits for other work would look like an outage. */
export const SIGNS_OF_LIFE: readonly Job[] = [
  { name: 'sign of life', everyMs: SIGN_OF_LIFE_MS, run: ({ ports }) => noteSignOfLife(ports) },
];

/** Batches of the timers, in this order. */
const TIMER_BATCHES: readonly (Batch & Job)[] = [
  ...TIMED_MOVES,
  undecidedPrices,
  ...[
    ...answerReminders,
    missingScans,
    dayReminders,
    hoursReminders,
    overdueWork,
    disputeCalls,
    silentDisputes,
    giftExpiry,
    giftEndings,
    seriesVisitsMade,
    seriesVisitsPaid,
    weeklyPayouts,
    dailyPayouts,
    endingSanctions,
    agingFaults,
    endingPauses,
    pausesEnded,
    endingCertificates,
    endingVehiclePapers,
    endingPaperRequests,
    endingViews,
    waitingForHours,
    openedHoursTold,
    openedServices,
    truckPositionsAsked,
    silentTrucksOffline,
  ].map(everyMinute),
];

/** All batches, the relays' included. */
export const BATCHES: readonly Batch[] = [...GATEWAY_BATCHES, ...TIMER_BATCHES, bidInvitationsSent];

/** Removes what decides nothing any more. A row that cannot be removed is passed over. */
type Sweep = (executor: Executor, now: Date) => Promise<void>;

const SWEEPS: Readonly<Record<string, Sweep>> = {
  'opening notices': sweepOpeningNotices,
  identity: sweepIdentity,
  message: sweepMessages,
  'answer code': sweepAnswerCodes,
  alert: sweepAlerts,
  key: sweepKeys,
  wish: sweepWaiting,
  'bid reader': sweepBidReaders,
  'way position': sweepWayPositions,
  recipient: sweepRecipients,
  'reserved hour': sweepReservedHours,
  retry: sweepRetries,
};

/** The timers' jobs, in this order. A new kind of work on many rows is a batch. */
export const TIMER_JOBS: readonly Job[] = [
  // Before the trucks are asked: nobody sits at the samples' pages.
  { name: 'positions of sample trucks', run: sampleTrucksSeen },
  ...TIMER_BATCHES,
  { name: 'cases of bank money', everyMs: MINUTE_MS, run: noteBankCases },
  { name: 'alarms of batches', everyMs: BATCH_ALARM_EVERY_MS, run: tellStuck },
  ...Object.entries(SWEEPS).map(([name, sweep]) => ({
    name: `${name} sweep`,
    everyMs: HOUR_MS,
    run: ({ ports }: ServiceContext) => sweep(ports.database.connection, ports.clock.now()),
  })),
];
