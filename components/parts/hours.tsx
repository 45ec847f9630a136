'use client';

import { useState } from 'react';

import { HourGrid } from '@/components/forms/visit/hour-grid';
import type { VisitSlot } from '@/components/forms/visit/available-date';

import { Part } from './part';

const VISIT_HOURS = 4;
const NEAREST_HOUR = 9;
/** The hours of a day that are not free. */
const REASONS: Readonly<Record<number, VisitSlot['reason']>> = { 8: 'too-soon', 12: 'full', 16: 'full' };
const SLOTS: readonly VisitSlot[] = [8, 9, 10, 11, 12, 13, 14, 16, 17, 18].map((startHour) => ({
  deliverytimeid: startHour,
  startHour,
  endHour: startHour + VISIT_HOURS,
  isFull: startHour in REASONS,
  reason: REASONS[startHour] ?? null,
}));

/** The hours of a day, as they answer to a press. */
export function Hours({ legend }: { readonly legend: string }) {
  const [hour, setHour] = useState<number | null>(NEAREST_HOUR);
  return (
    <Part name="HourGrid">
      <div className="w-full max-w-prose">
        <HourGrid
          legend={legend}
          slots={SLOTS}
          chosenId={hour}
          nearestId={NEAREST_HOUR}
          onChoose={({ startHour }) => setHour(startHour)}
        />
      </div>
    </Part>
  );
}
