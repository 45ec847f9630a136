import { Card } from '@/components/ui/card';
import { PlaceAndStreet } from '@/components/ui/place-and-street';
import { toDoorNumber } from '@/lib/domain/person/address-text';
import { toLatinDigits } from '@/lib/domain/text/digits';
import { formatDigits, formatTaskTime } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import type { TaskDetail } from '../task-detail';

/** When and where the visit is, beside the plate of the own door. */
export function VisitLine({ task }: { task: TaskDetail }) {
  const locale = useLocale();
  const plate = toDoorNumber(task.deliveryStreet);
  return (
    <Card className="mt-2 flex w-full items-center gap-4 text-start">
      {/* The street beside it says the number too. */}
      {plate !== '' && (
        <span
          aria-hidden
          className="plate on-enamel flex min-h-12 min-w-12 items-center justify-center rounded-field px-2"
        >
          <bdi className="relative text-18 font-bold tabular-nums">{formatDigits(toLatinDigits(plate), locale)}</bdi>
        </span>
      )}
      <div className="min-w-0 leading-snug">
        <p className="font-semibold">{formatTaskTime(task, locale)}</p>
        <p className="text-14 text-stone-500">
          <PlaceAndStreet place={task.deliveryPlace} street={task.deliveryStreet} />
        </p>
      </div>
    </Card>
  );
}
