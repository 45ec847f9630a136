import { gte } from 'drizzle-orm';

import type { CallAnswer } from '@/lib/contract';
import { formatJalaliDate } from '@/lib/i18n/formats';
import type { Locale } from '@/lib/i18n/locales';

import { findPriceBook } from '../catalogue';
import { defineHandler } from '../handler';
import type { Executor } from '../ports/database';
import { holidays } from '../schema';
import { listCandidates } from './candidates';
import { listDays, listSlots, type Schedule } from './rules';
import { requireServiceArea, type ServiceArea } from './service-area';

type AvailableDate = CallAnswer<'boot/getallavailabledate'>['lstAvailableDate'][number];
type Holiday = typeof holidays.$inferSelect;

/** Every day that is offered is in the answer, also one without a free hour; `hourneed` left out is the shortest visit of the type. */
export const handler = defineHandler('boot/getallavailabledate', async (input, { ports, actor, request: { locale } }) => {
  const { connection } = ports.database;
  const now = ports.clock.now();
  const place = { categoryId: input.srvcategoryid, typeId: input.srvcattypeid ?? null, locationId: input.locationid };
  const area = await requireServiceArea(connection, place);
  const hours = input.hourneed ?? (await readShortestVisit(connection, area, place.typeId, now));
  const search = { ...place, customerId: actor?.userId ?? null, merchantId: input.merchantid };
  const schedules = (await listCandidates(connection, search, now.getTime())).map(({ schedule }) => schedule);
  const days = listDays(now.getTime());
  const holidayRows = await connection.select().from(holidays).where(gte(holidays.day, days[0] ?? ''));
  const toDay = (gDate: string) => toAvailableDate({ gDate, hours, schedules, nowMs: now.getTime(), locale, holiday: holidayRows.find(({ day }) => day === gDate) });
  return { lstAvailableDate: days.map(toDay) };
});

interface Day {
  readonly gDate: string;
  readonly hours: number;
  readonly schedules: readonly Schedule[];
  readonly nowMs: number;
  readonly locale: Locale;
  readonly holiday: Holiday | undefined;
}

function toAvailableDate({ gDate, hours, schedules, nowMs, locale, holiday }: Day): AvailableDate {
  const slots = listSlots(schedules, gDate, hours, nowMs);
  return {
    wellFormDate: formatJalaliDate(gDate, locale),
    gDate,
    isHoliday: holiday !== undefined,
    holidayName: holiday?.name[locale] ?? null,
    lstDeliveryTimeSheet: slots.map(({ deliveryTimeId, startHour, endHour, verdict }) => ({
      deliverytimeid: deliveryTimeId, startHour, endHour, isFull: verdict !== 'free', reason: verdict === 'free' ? null : verdict,
    })),
    mapDateAndHour: { [gDate]: slots.filter(({ verdict }) => verdict === 'free').map(({ startHour }) => startHour) },
  };
}

async function readShortestVisit(executor: Executor, { category, cityId }: ServiceArea, typeId: number | null, now: Date): Promise<number> {
  const book = await findPriceBook(executor, category.id, cityId, now);
  const type = book?.types.find((known) => known.typeId === typeId);
  return type?.minimumHours ?? book?.minimumHours ?? 1;
}
