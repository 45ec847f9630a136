import { useTranslations } from 'next-intl';

import { PlaceAndStreet } from '@/components/ui/place-and-street';
import { toMapLink } from '@/lib/client/map-link';
import { isOffered, isOver, isUnsettled } from '@/lib/domain/order/order-states';
import { isOfKind } from '@/lib/domain/kind/service-kind';

import { leadsThere } from './way-there';
import type { WorkDetail } from './work-move';

/**
 * Somebody may still accept it: until then its reader is shown neither the door nor who is behind it (BEHAVIOUR 30).
 */
export const isBeforeAcceptance = ({ state }: WorkDetail) => (isOffered(state) || isUnsettled(state)) && !isOver(state);

/** Where it is, and on the desktop, or once the way there is behind them, a map of it. */
export function WorkAddress({ work }: { work: WorkDetail }) {
  const t = useTranslations('provider');
  const moving = useTranslations('moving');
  const { latitude, longitude } = work;
  return (
    <div>
      <dt>{work.moving ? moving('origin') : t('address')}</dt>
      <dd>
        <PlaceAndStreet place={work.deliveryPlace} street={work.deliveryStreet} />
      </dd>
      {isBeforeAcceptance(work) && (
        <dd className="text-14 text-stone-500">
          {t('addressLater', { hasCar: isOfKind(work.kind, { hasCar: true }) ? 'yes' : 'no' })}
        </dd>
      )}
      {latitude !== null && longitude !== null && (
        <dd className={leadsThere(work) ? 'max-desktop:hidden' : undefined}>
          <a
            href={toMapLink({ latitude, longitude })}
            className="inline-flex min-h-touch items-center font-semibold text-enamel-700"
          >
            {t('openMap')}
          </a>
        </dd>
      )}
    </div>
  );
}
