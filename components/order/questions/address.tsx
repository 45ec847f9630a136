import { MapPinPlus } from 'lucide';
import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { toNewAddress } from '@/components/forms/address/address-problems';
import { LoadFailure } from '@/components/shared/load-failure';
import { Button } from '@/components/ui/button';
import { ChoiceCards } from '@/components/ui/choice';
import { Icon } from '@/components/ui/icon';
import { Skeleton } from '@/components/ui/skeleton';
import { useCall } from '@/lib/client/use-call';
import { useStartCity } from '@/lib/client/use-selected-city';
import type { OrderDraft } from '@/lib/funnel/draft';
import { useLocale } from '@/lib/i18n/location';

import type { Words } from '../shell/answer-text';
import { useOrder } from '../state/order-context';
import { QuestionFrame } from '../shell/question-frame';
import { useChoice } from '../state/use-choice';
import { toPlaceName } from '../placing/use-place-names';
import { AddressForm } from './address-form';
import { useAddressChoices, type Address } from './use-address-choices';

/** An address as an answer: its ids and its words. */
export function toAddressFields(address: Address, { t, locale }: Words): Partial<OrderDraft> {
  return {
    deliveryaddrid: address.deliveryaddrid,
    locationid: address.locationid,
    cityid: address.cityid,
    addressText: address.deliveryaddr,
    locationName: toPlaceName(address, t('listSeparator')),
    placeLocale: locale,
    addressForm: null,
  };
}

/** Steps 3 and 16: one of the person's own addresses, or a new one. */
export function AddressQuestion() {
  const t = useTranslations('order');
  const locale = useLocale();
  const { draft, save } = useOrder();
  const { data, error, mutate } = useCall('user/getdeliveryaddress', {});
  const addresses = data?.lstDeliveryAddress.filter((address) => address.isenable) ?? [];
  if (error) {
    return <LoadFailure title={t('address.failed')} error={error} onRetry={() => void mutate()} />;
  }
  if (!data) return <Skeleton className="h-48 rounded-card" />;
  if (draft.addressForm !== null || addresses.length === 0) {
    return (
      <AddressForm
        hasList={addresses.length > 0}
        onCancel={() => save({ addressForm: null })}
        onSaved={(answer) => {
          void mutate(answer, { revalidate: false });
          const added = answer.lstDeliveryAddress.find((address) => address.deliveryaddrid === answer.deliveryaddrid);
          return added ? toAddressFields(added, { t, locale }) : {};
        }}
      />
    );
  }
  return <AddressList addresses={addresses} />;
}

function AddressList({ addresses }: { addresses: readonly Address[] }) {
  const t = useTranslations('order');
  const locale = useLocale();
  const { service, save } = useOrder();
  const { chosen, choose, pick, goOn, warning } = useChoice(['deliveryaddrid']);
  const [isMissing, setIsMissing] = useState(false);
  const startCityId = useStartCity(service.activeCityIds);
  const isServed = (address: Address) => service.activeCityIds.includes(address.cityid);
  const choices = useAddressChoices(addresses, isServed);
  // Nothing chosen yet: the default one is, or the only one; «next» makes it the answer.
  const served = addresses.filter(isServed);
  const usual = served.find(({ isDefault }) => isDefault) ?? (served.length === 1 ? served[0] : undefined);
  const selected = addresses.find(({ deliveryaddrid }) => deliveryaddrid === chosen.deliveryaddrid) ?? usual;
  const give = (id: number, answer: typeof choose) => {
    const address = addresses.find((known) => known.deliveryaddrid === id);
    if (address) answer(toAddressFields(address, { t, locale }));
  };
  return (
    <QuestionFrame
      title={t('address.title')}
      hint={t('address.hint')}
      next={{
        onPress: () =>
          selected && isServed(selected) ? goOn(toAddressFields(selected, { t, locale })) : setIsMissing(true),
      }}
    >
      <ChoiceCards
        legend={t('address.listLegend')}
        isLegendHidden
        isQuestion
        choices={choices}
        value={selected?.deliveryaddrid ?? null}
        onValueChange={(id) => give(id, choose)}
        onPick={(id) => give(id, pick)}
        error={isMissing && (!selected || !isServed(selected)) ? t('address.missing') : undefined}
      />
      <div>
        <Button variant="secondary" onClick={() => save({ addressForm: toNewAddress(startCityId) })}>
          <Icon icon={MapPinPlus} />
          {t('address.add')}
        </Button>
      </div>
      {warning}
    </QuestionFrame>
  );
}
