import type { CallAnswer } from '@/lib/contract';

export type AvailableDate = CallAnswer<'boot/getallavailabledate'>['lstAvailableDate'][number];
export type VisitSlot = AvailableDate['lstDeliveryTimeSheet'][number];

export function hasFreeHour(day: AvailableDate): boolean {
  return day.lstDeliveryTimeSheet.some((slot) => !slot.isFull);
}
