import { MapPin } from 'lucide';
import { useTranslations } from 'next-intl';

import { Avatar } from '@/components/ui/avatar';
import { Card } from '@/components/ui/card';
import { openFold } from '@/components/ui/fold';
import { Icon } from '@/components/ui/icon';
import { PlaceAndStreet } from '@/components/ui/place-and-street';
import { WrittenText } from '@/components/ui/written-text';
import { isOffered, isOver, isProvidersOwn, isUnsettled } from '@/lib/domain/order/order-states';
import { isOfKind } from '@/lib/domain/kind/service-kind';
import { formatDigits } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import { HousePlate } from '../house-plate';
import { TravelFact } from '../travel-fact';
import { WayThere } from '../way-there';
import type { WorkDetail } from '../work-move';

/** The id of the conversation on a work's page. */
export const CONVERSATION_ID = 'conversation';

/**
 * Somebody may still accept it: until then its reader is shown neither the door nor who is behind it (BEHAVIOUR 30).
 */
export const isBeforeAcceptance = ({ state }: WorkDetail) => (isOffered(state) || isUnsettled(state)) && !isOver(state);

/** The customer and the address, with navigation and the ways to reach them. */
export function WorkPerson({ work, hasConversation }: { work: WorkDetail; hasConversation: boolean }) {
  const t = useTranslations('provider');
  const name = isProvidersOwn(work.state) ? `${work.userName} ${work.userFamily}`.trim() : '';
  return (
    <Card className="flex flex-col gap-3">
      {name !== '' && <Person work={work} name={name} />}
      <p className="flex items-start gap-2">
        <Icon icon={MapPin} className="mt-1 text-enamel-600" />
        <span className="min-w-0">
          <PlaceAndStreet place={work.deliveryPlace} street={work.deliveryStreet} />
        </span>
        <HousePlate street={work.deliveryStreet} look="card" className="ms-auto" />
      </p>
      {isBeforeAcceptance(work) && (
        <p className="text-14 text-stone-500">
          {t('addressLater', { hasCar: isOfKind(work.kind, { hasCar: true }) ? 'yes' : 'no' })}
        </p>
      )}
      <TravelFact work={work} />
      <WayThere work={work} onMessage={hasConversation ? () => openFold(CONVERSATION_ID) : undefined} />
    </Card>
  );
}

function Person({ work, name }: { work: WorkDetail; name: string }) {
  const t = useTranslations('provider');
  const locale = useLocale();
  const { recipientName, contactMobile } = work;
  return (
    <div className="flex items-center gap-3">
      <Avatar name={recipientName ?? name} imageUrl={null} />
      <div className="min-w-0">
        <p className="text-18 font-bold">
          <WrittenText text={recipientName ?? name} />
        </p>
        {recipientName !== null && (
          <p className="text-14 text-stone-500">
            {t('workPage.orderedBy')} <WrittenText text={name} />
          </p>
        )}
        {contactMobile && <p className="own-direction text-14 text-stone-500">{formatDigits(contactMobile, locale)}</p>}
      </div>
    </div>
  );
}
