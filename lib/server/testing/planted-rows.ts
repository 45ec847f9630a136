import { eq } from 'drizzle-orm';

import { DAY_MS, HOUR_MS } from '@/lib/domain/constants/time-units';
import { addDays, toTehranDate } from '@/lib/domain/site/jalali-date';

import type { ServiceContext } from '../context';
import { grantGift } from '../money/gifts';
import {
  bankRefunds,
  bidInvitations,
  custodies,
  giftGrants,
  openingNotices,
  paymentAttempts,
  priceChanges,
  waitingCustomers,
  walletTopUps,
} from '../schema';
import { HANDYMAN_ID } from '../seed/stories/bids';
import { anOrderStory, aPaidOrder } from '../seed/stories/orders';
import { aCustomerWithAnAddress, HOUSE_CLEANING_ID, REGULAR_CLEANING_ID } from '../seed/stories/people';
import type { TestService } from './call';
import { copyOrders, toIds } from './copied-orders';
import { plantCertificates } from './planted-certificates';
import { plantViews } from './planted-views';
import { plantDisputes, type DisputeClock } from './planted-disputes';
import { plantDeskPauses, plantPauses } from './planted-pauses';
import { plantPaperRequests, plantVehiclePapers } from './planted-papers';
import { plantPayouts } from './planted-payouts';
import { plantFaults, plantSanctions } from './planted-standing';
import { counting, dueAt, MOVE_PLANTERS, ordersAt, toState, type Field, type Planter } from './planted-orders';
import { plantOpenedHours } from './planted-regulars';
import { plantSeries, plantSeriesVisits } from './planted-series';
import { plantTrucks } from './planted-trucks';

const TAJRISH_ID = 1001;

export async function prepareField(service: TestService): Promise<Field> {
  const story = await anOrderStory(service, { cashRials: 50_000_000 });
  const { taskid: taskId } = await aPaidOrder(story);
  return { context: service.context, story, taskId, now: service.clock.now() };
}

/** Rows that nothing but their time tells apart. */
const timed =
  (plant: (context: ServiceContext, times: readonly Date[]) => Promise<readonly number[]>): Planter =>
  (field, count) =>
    plant(
      field.context,
      counting(count).map((index) => dueAt(field, index)),
    );

const onlineTrucks: Planter = (field, count) =>
  plantTrucks(
    field.context,
    counting(count).map((index) => dueAt(field, index)),
  );

const attempt = (field: Field, index: number) => ({
  gatewayId: 'test-bank',
  authority: `planted-${Date.now()}-${index}`,
  amountRials: 1_000_000,
  createdAt: dueAt(field, index),
  nextCheckAt: dueAt(field, index),
});

const topUps =
  (state: 'started' | 'returning'): Planter =>
  async (field, count) => {
    const rows = counting(count).map((index) => ({
      ...attempt(field, index),
      userId: field.story.customer.userId,
      state,
    }));
    return toIds(
      await field.context.ports.database.connection
        .insert(walletTopUps)
        .values(rows)
        .returning({ id: walletTopUps.id }),
    );
  };

const attempts =
  (state: 'started' | 'returning' | 'paid'): Planter =>
  async (field, count) => {
    const rows = counting(count).map((index) => ({ ...attempt(field, index), taskId: field.taskId, state }));
    return toIds(
      await field.context.ports.database.connection
        .insert(paymentAttempts)
        .values(rows)
        .returning({ id: paymentAttempts.id }),
    );
  };

const disputesAt =
  (toClock: (field: Field, index: number) => DisputeClock): Planter =>
  async (field, count) => {
    const orders = await copyOrders(
      field,
      counting(count).map(() => ({ state: 'DONE' })),
    );
    return plantDisputes(field.context.ports, orders, field.story.customer.userId, (index) => toClock(field, index));
  };

const gifts: (expiresInMs: number) => Planter = (expiresInMs) => async (field, count) => {
  const { database } = field.context.ports;
  const ids: number[] = [];
  for (const index of counting(count)) {
    const sourceKey = `planted-${Date.now()}-${index}`;
    const { userId } = field.story.customer;
    await database.transaction((transaction) =>
      grantGift(transaction, { userId, source: 'code', sourceKey, amountRials: 1000, now: field.now }),
    );
    const expiresAt = new Date(dueAt(field, index).getTime() + expiresInMs);
    const set = database.connection.update(giftGrants).set({ expiresAt }).where(eq(giftGrants.sourceKey, sourceKey));
    ids.push(...toIds(await set.returning({ id: giftGrants.id })));
  }
  return ids;
};

const PLANTERS: Readonly<Record<string, Planter>> = {
  ...MOVE_PLANTERS,
  'reminder-day': ordersAt('CONFIRMED', 'dayReminderAt'),
  'reminder-hours': ordersAt('CONFIRMED', 'hoursReminderAt'),
  'last answer reminder': ordersAt('AWAITING_PROVIDER', 'answerLastReminderAt'),
  'half answer reminder': ordersAt('AWAITING_PROVIDER', 'answerHalfReminderAt'),
  'overdue work': ordersAt('CONFIRMED', 'overdueAt'),
  'payment re-asking': attempts('started'),
  'top-up re-asking': topUps('started'),
  'ownerless top-up': topUps('returning'),
  'ownerless payment': attempts('returning'),
  'bank refunds': async (field, count) => {
    const paid = await attempts('paid')(field, count);
    const rows = paid.map((attemptId, index) => ({
      taskId: field.taskId,
      attemptId,
      amountRials: 1000,
      state: 'pending' as const,
      nextAttemptAt: dueAt(field, index),
      createdAt: dueAt(field, index),
    }));
    const { connection } = field.context.ports.database;
    return toIds(await connection.insert(bankRefunds).values(rows).returning({ id: bankRefunds.id }));
  },
  'silent disputes': disputesAt((field, index) => ({ dueAt: dueAt(field, index) })),
  'dispute calls': disputesAt((field, index) => ({
    dueAt: new Date(dueAt(field, index).getTime() + 3 * DAY_MS),
    halfCallAt: dueAt(field, index),
  })),
  'undecided prices': async (field, count) => {
    const orders = await copyOrders(
      field,
      counting(count).map(() => ({ state: 'IN_PROGRESS' })),
    );
    const rows = orders.map((taskId, index) => ({
      taskId,
      providerId: field.story.provider.userId,
      lines: [],
      reason: 'planted',
      oldRials: 1000,
      newRials: 2000,
      state: 'open' as const,
      proposedAt: dueAt(field, index),
      answerDueAt: dueAt(field, index),
    }));
    const { connection } = field.context.ports.database;
    return toIds(await connection.insert(priceChanges).values(rows).returning({ id: priceChanges.id }));
  },
  'missing scans': async (field, count) => {
    const orders = await copyOrders(
      field,
      counting(count).map(() => ({ state: 'IN_PROGRESS' })),
    );
    const rows = orders.map((taskId, index) => ({ taskId, alarmAt: dueAt(field, index), alarmStage: null }));
    await field.context.ports.database.connection.insert(custodies).values(rows);
    return orders;
  },
  // Of a service that no provider here does, so that each is done in one round.
  'bid invitations': async (field, count) => {
    const orders = await copyOrders(
      field,
      counting(count).map(() => ({ ...toState(field, 'BIDDING'), kind: 'task', categoryId: HANDYMAN_ID })),
    );
    const rows = orders.map((taskId, index) => ({ taskId, dueAt: dueAt(field, index) }));
    await field.context.ports.database.connection.insert(bidInvitations).values(rows);
    return orders;
  },
  'gift expiry': gifts(0),
  'gift endings': gifts(2 * DAY_MS),
  'opened hours': plantOpenedHours,
  'series visits': plantSeries,
  'payments of series visits': plantSeriesVisits,
  'weekly payouts': plantPayouts('weekly'),
  'daily payouts': plantPayouts('daily'),
  'ending sanctions': (field, count) =>
    plantSanctions(
      field.context,
      counting(count).map((index) => ({ userId: field.story.provider.userId, endsAt: dueAt(field, index) })),
    ),
  'aging faults': async (field, count) => {
    const orders = await copyOrders(
      field,
      counting(count).map(() => ({})),
    );
    const { userId } = field.story.provider;
    return plantFaults(
      field.context,
      orders.map((taskId, index) => ({ userId, taskId, agesAt: dueAt(field, index) })),
    );
  },
  'ending pauses': timed(plantPauses),
  'pauses of the desk': timed(plantDeskPauses),
  'ending certificates': timed(plantCertificates),
  'ending views': timed(plantViews),
  'ending papers of vehicles': timed(plantVehiclePapers),
  'papers that were asked for': timed(plantPaperRequests),
  'asking trucks for a position': onlineTrucks,
  'silent trucks going offline': onlineTrucks,
  'waiting customers': async (field, count) => {
    const { connection } = field.context.ports.database;
    const ids: number[] = [];
    for (const index of counting(count)) {
      const { userId } = await aCustomerWithAnAddress(field.context);
      const row = {
        userId,
        categoryId: HOUSE_CLEANING_ID,
        typeId: REGULAR_CLEANING_ID,
        locationId: TAJRISH_ID,
        day: addDays(toTehranDate(field.now.getTime()), 4),
        hours: 3,
        knownHours: [],
        createdAt: new Date(field.now.getTime() - HOUR_MS + index),
      };
      ids.push(...toIds(await connection.insert(waitingCustomers).values(row).returning({ id: waitingCustomers.id })));
    }
    return ids;
  },
  'opened services': async (field, count) => {
    const rows = counting(count).map((index) => ({
      mobile: `0919${String(1_000_000 + index)}`,
      categoryId: HOUSE_CLEANING_ID,
      locale: 'fa' as const,
      siteUrl: 'http://localhost:3000',
      stopKey: `planted-${index}`,
      createdAt: field.now,
    }));
    const { connection } = field.context.ports.database;
    return toIds(await connection.insert(openingNotices).values(rows).returning({ id: openingNotices.id }));
  },
};

/**
 * Plants rows for a batch. Throws for a batch that nobody has said how to plant for: a new one gets its planter above.
 */
export function plantFor(name: string, field: Field, count: number): Promise<readonly number[]> {
  const planter = PLANTERS[name];
  if (!planter) throw new Error(`No rows can be planted for the batch "${name}": give it a planter in this file`);
  return planter(field, count);
}
