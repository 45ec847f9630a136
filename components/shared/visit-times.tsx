import type { CallAnswer } from '@/lib/contract';
import { isReturnAhead } from '@/lib/domain/order/order-states';
import { formatTaskTime, formatVisitTime } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

type Order = CallAnswer<'clean/getallcurrenttaskbyuserid'>['lstTask'][number];

interface VisitTimesProps {
  readonly order: Pick<
    Order,
    'gDate' | 'startHour' | 'endHour' | 'startsAtMs' | 'arrivesUntilMs' | 'returnVisit' | 'state'
  >;
  readonly pickUpLabel: string;
  readonly returnLabel: string;
}

/**
 * When somebody comes to the door, as a list names it: of textiles both visits, and from the pick-up on their return
 * alone. A second line has the hours and not half a date.
 */
export function VisitTimes({ order, pickUpLabel, returnLabel }: VisitTimesProps) {
  const locale = useLocale();
  const { returnVisit } = order;
  const time = formatTaskTime(order, locale);
  if (returnVisit === null) return <p className="[text-wrap:wrap]">{time}</p>;
  return (
    <>
      {!isReturnAhead(order.state) && (
        <p className="[text-wrap:wrap]">
          {pickUpLabel}: {time}
        </p>
      )}
      <p className="[text-wrap:wrap]">
        {returnLabel}: {formatVisitTime(returnVisit.gDate, returnVisit.startHour, returnVisit.endHour, locale)}
      </p>
    </>
  );
}
