import type { CallAnswer } from '@/lib/contract';

export type AvailableDate = CallAnswer<'boot/getallavailabledate'>['lstAvailableDate'][number];
export type VisitSlot = AvailableDate['lstDeliveryTimeSheet'][number];

/** Somebody whom the customer knows, and the days with the hours at which they are free. */
export interface KnownPerson {
  readonly name: string;
  /** Null where no picture is known. */
  readonly imageUrl: string | null;
  readonly days: readonly AvailableDate[];
}

/** The hours of a day at which somebody is free, by their ids. */
export function listFreeIds(days: readonly AvailableDate[], gDate: string): readonly number[] {
  const slots = days.find((day) => day.gDate === gDate)?.lstDeliveryTimeSheet ?? [];
  return slots.filter(({ isFull }) => !isFull).map(({ deliverytimeid }) => deliverytimeid);
}

export function hasFreeHour(day: AvailableDate): boolean {
  return day.lstDeliveryTimeSheet.some((slot) => !slot.isFull);
}
