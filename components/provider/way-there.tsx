import { MessageCircle, Phone } from 'lucide';
import { useTranslations } from 'next-intl';

import { toDestination } from '@/components/shared/facts/removal-facts';
import { toButtonClassName } from '@/components/ui/button-look';
import { Icon } from '@/components/ui/icon';
import { isReturnAhead, isVisitAgreed } from '@/lib/domain/order/order-states';

import { MapWay } from './map-way';
import { leadsToKnownDoor } from './work/way-on-map';
import type { WorkDetail } from './work-move';

/** Whether somebody is still to come to the door. */
const leadsThere = ({ state }: Pick<WorkDetail, 'state'>) => isVisitAgreed(state) || isReturnAhead(state);

interface WayThereProps {
  readonly work: WorkDetail;
  /** Leads to the conversation; left out of an order without one. */
  readonly onMessage?: (() => void) | undefined;
}

/** The map, the customer's phone and the conversation, for a provider in a street or before a closed door. */
export function WayThere({ work, onMessage }: WayThereProps) {
  const t = useTranslations('provider');
  const removal = useTranslations('removal');
  const look = `${toButtonClassName({ variant: 'secondary' })} grow basis-0 narrow:basis-full`;
  const { latitude, longitude, contactMobile } = work;
  // A removal that has begun goes on to its other end.
  const destination = work.state === 'IN_PROGRESS' && work.moving ? toDestination(work.moving) : null;
  const isThere = !leadsThere(work) && !destination;
  const end = destination
    ? { point: destination, label: removal('openMap') }
    : latitude !== null && longitude !== null
      ? { point: { latitude, longitude }, label: t('map') }
      : null;
  return (
    <div className="flex flex-wrap gap-2 empty:hidden">
      {end && !isThere && !leadsToKnownDoor(work) && <MapWay {...end} variant="secondary" />}
      {contactMobile && !isThere && (
        <a href={`tel:${contactMobile}`} className={look}>
          <Icon icon={Phone} />
          {t('call')}
        </a>
      )}
      {onMessage && (
        <button type="button" onClick={onMessage} className={look}>
          <Icon icon={MessageCircle} />
          {t('workPage.message')}
        </button>
      )}
    </div>
  );
}
