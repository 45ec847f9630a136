import { useState } from 'react';

import { hasFreeHour, type AvailableDate, type VisitSlot } from './available-date';
import type { VisitChoice } from './visit-hours';

interface Visit {
  readonly day: AvailableDate;
  readonly slot: VisitSlot;
}

function findVisit(days: readonly AvailableDate[], { gDate, deliverytimeid }: VisitChoice): Visit | null {
  const day = days.find((known) => known.gDate === gDate);
  const slot = day?.lstDeliveryTimeSheet.find((known) => known.deliverytimeid === deliverytimeid);
  return day && slot ? { day, slot } : null;
}

/** The first free hour: of that day, and without one of all. */
function findNearest(days: readonly AvailableDate[], gDate: string | null): Visit | null {
  const day = days.find((known) => (gDate === null ? hasFreeHour(known) : known.gDate === gDate));
  const slot = day?.lstDeliveryTimeSheet.find(({ isFull }) => !isFull);
  return day && slot ? { day, slot } : null;
}

/**
 * The hour that is marked: the chosen one, and before anything was chosen the nearest free one of the day that is
 * shown. «Next» takes what is marked. `days` is null until they are known.
 */
export function useVisitChoice(days: readonly AvailableDate[] | null, chosen: VisitChoice) {
  const [openDate, setOpenDate] = useState<string | null>(null);
  const isOpen = chosen.gDate === null || chosen.deliverytimeid === null;
  const known = days ?? [];
  const marked = isOpen ? findNearest(known, openDate) : findVisit(known, chosen);
  const isFree = marked !== null && !marked.slot.isFull;
  return {
    /** Null where nothing that is free is marked. */
    visit: isFree ? marked : null,
    /** For the hours that are shown. */
    marked:
      isOpen && marked !== null
        ? { gDate: marked.day.gDate, deliverytimeid: marked.slot.deliverytimeid }
        : { gDate: chosen.gDate, deliverytimeid: chosen.deliverytimeid },
    /** It was chosen, and somebody else has it by now. */
    isGone: !isOpen && days !== null && !isFree,
    open: setOpenDate,
  };
}
