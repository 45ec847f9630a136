import { useTranslations } from 'next-intl';

import { AddressFields } from '@/components/forms/address/address-fields';
import { toNewAddress } from '@/components/forms/address/address-problems';
import { useAddressSaving } from '@/components/forms/address/use-address-saving';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { useStartCity } from '@/lib/client/use-selected-city';
import type { CallAnswer } from '@/lib/contract';
import type { OrderDraft } from '@/lib/funnel/draft';

import { useOrder } from '../state/order-context';
import { QuestionFrame } from '../shell/question-frame';

type Saved = CallAnswer<'user/adddeliveryaddress'>;

interface AddressFormProps {
  /** In place of the usual one, where more than one address is asked for. */
  readonly title?: string;
  /** There are other addresses to go back to. */
  readonly hasList: boolean;
  readonly onCancel: () => void;
  /** Gives the answer that the new address is. */
  readonly onSaved: (answer: Saved) => Partial<OrderDraft>;
}

/** A new address in the middle of an order. Typed text is kept in the draft. */
export function AddressForm({ title, hasList, onCancel, onSaved }: AddressFormProps) {
  const t = useTranslations('order');
  const common = useTranslations('common');
  const { draft, goOn, save, service, mapTiles } = useOrder();
  const newAddress = toNewAddress(useStartCity(service.activeCityIds));
  const form = draft.addressForm ?? newAddress;
  const { wrong, failure, isSaving, submit } = useAddressSaving(form, (answer) => goOn(onSaved(answer)));
  return (
    <QuestionFrame
      title={title ?? t('address.newTitle')}
      hint={t('address.newHint')}
      next={{ label: t('address.save'), onPress: () => void submit(), isLoading: isSaving }}
    >
      <AddressFields
        form={form}
        onChange={(fields) => save({ addressForm: { ...form, ...fields } })}
        wrong={wrong}
        served={{ categoryId: service.categoryId, cityIds: service.activeCityIds }}
        mapTiles={mapTiles}
      />
      {failure && <Notice tone="error">{failure}</Notice>}
      {hasList && (
        <div>
          <Button variant="quiet" onClick={onCancel}>
            {common('cancel')}
          </Button>
        </div>
      )}
    </QuestionFrame>
  );
}
