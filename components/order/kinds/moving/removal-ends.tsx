import { useTranslations } from 'next-intl';
import { useState } from 'react';

import type { OrderDraft } from '@/lib/funnel/draft';
import { useLocale } from '@/lib/i18n/location';

import { useOrder } from '../../state/order-context';
import { QuestionFrame } from '../../shell/question-frame';
import { toAddressFields } from '../../questions/address';
import type { Address } from '../../questions/use-address-choices';
import { useChoice } from '../../state/use-choice';
import { RemovalEnd } from './removal-end';
import { STREET, toHomeAccess } from './home-access';
import { toDestinationFields } from './destination-fields';

const ENDS = ['deliveryaddrid', 'destinationaddrid', 'originAccess', 'destinationAccess'] as const;

interface RemovalEndsProps {
  readonly addresses: readonly Address[];
  /** Nothing is carried away: it ends where it begins. */
  readonly isPacking: boolean;
  readonly onAdd: (isDestination: boolean) => void;
}

/** Both ends of a removal among the customer's own addresses. */
export function RemovalEnds({ addresses, isPacking, onAdd }: RemovalEndsProps) {
  const t = useTranslations('order');
  const { service } = useOrder();
  const { chosen, choose, goOn, warning } = useChoice(ENDS);
  const [isMissing, setIsMissing] = useState(false);
  const isServed = (address: Address) => service.activeCityIds.includes(address.cityid);
  const served = addresses.filter(isServed);
  const find = (id: number | null) => addresses.find(({ deliveryaddrid }) => deliveryaddrid === id);
  const usual = served.find(({ isDefault }) => isDefault) ?? (served.length === 1 ? served[0] : undefined);
  const origin = find(chosen.deliveryaddrid) ?? usual;
  // Nobody moves to where they live.
  const others = addresses.filter(({ deliveryaddrid }) => deliveryaddrid !== origin?.deliveryaddrid);
  const destination = isPacking ? origin : others.find((other) => other.deliveryaddrid === chosen.destinationaddrid);
  const originAccess = chosen.originAccess ?? (origin ? toHomeAccess(origin) : STREET);
  const destinationAccess = isPacking
    ? originAccess
    : (chosen.destinationAccess ?? (destination ? toHomeAccess(destination) : STREET));
  const words = { t, locale: useLocale() };
  const next = () => {
    if (!origin || !destination || !isServed(origin)) return setIsMissing(true);
    const fields: Partial<OrderDraft> = { ...toAddressFields(origin, words), originAccess, destinationAccess };
    goOn({ ...fields, ...toDestinationFields(destination, words) });
  };
  return (
    <QuestionFrame title={t('moving.addresses')} hint={t('moving.addressesHint')} next={{ onPress: next }}>
      <RemovalEnd
        legend={t(isPacking ? 'moving.place' : 'moving.origin')}
        addresses={addresses}
        isServed={isServed}
        value={origin?.deliveryaddrid ?? null}
        onChoose={(address) => choose({ ...toAddressFields(address, words), originAccess: toHomeAccess(address) })}
        access={originAccess}
        onAccess={(access) => choose({ originAccess: access })}
        onAdd={() => onAdd(false)}
        error={isMissing && (!origin || !isServed(origin)) ? t('address.missing') : undefined}
      />
      {!isPacking && (
        <RemovalEnd
          legend={t('moving.destination')}
          addresses={others}
          // A removal may end anywhere.
          isServed={() => true}
          value={destination?.deliveryaddrid ?? null}
          onChoose={(address) =>
            choose({ ...toDestinationFields(address, words), destinationAccess: toHomeAccess(address) })
          }
          access={destinationAccess}
          onAccess={(access) => choose({ destinationAccess: access })}
          onAdd={() => onAdd(true)}
          error={isMissing && !destination ? t('moving.destinationMissing') : undefined}
        />
      )}
      {warning}
    </QuestionFrame>
  );
}
