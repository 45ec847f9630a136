import { Phone } from 'lucide';
import { useTranslations } from 'next-intl';

import { toDestination } from '@/components/shared/facts/removal-facts';
import { toButtonClassName } from '@/components/ui/button-look';
import { Icon } from '@/components/ui/icon';
import { isReturnAhead, isVisitAgreed } from '@/lib/domain/order/order-states';

import { MapWay } from './map-way';
import type { WorkDetail } from './work-move';

/** Whether somebody is still to come to the door. */
export const leadsThere = ({ state }: Pick<WorkDetail, 'state'>) => isVisitAgreed(state) || isReturnAhead(state);

/** The map and the customer's phone at the top of the page, for a provider in a street or before a closed door. */
export function WayThere({ work }: { work: WorkDetail }) {
  const t = useTranslations('provider');
  const moving = useTranslations('moving');
  const { latitude, longitude, contactMobile } = work;
  // A removal that has begun goes on to its other end.
  const destination = work.state === 'IN_PROGRESS' && work.moving ? toDestination(work.moving) : null;
  if (!leadsThere(work) && !destination) return null;
  const end = destination
    ? { point: destination, label: moving('openMap') }
    : latitude !== null && longitude !== null
      ? { point: { latitude, longitude }, label: t('map') }
      : null;
  return (
    <div className="flex gap-3 empty:hidden narrow:flex-wrap desktop:hidden">
      {end && <MapWay {...end} variant="secondary" />}
      {contactMobile && (
        <a
          href={`tel:${contactMobile}`}
          className={`${toButtonClassName({ variant: 'secondary' })} grow basis-0 narrow:basis-full`}
        >
          <Icon icon={Phone} />
          {t('call')}
        </a>
      )}
    </div>
  );
}
