import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';

import { AddressFields } from '@/components/forms/address/address-fields';
import { EMPTY_ADDRESS } from '@/components/forms/address/address-problems';
import { useFirstProblem } from '@/components/forms/fields/use-first-problem';
import { useAddressSaving } from '@/components/forms/address/use-address-saving';
import { useKeptForm } from '@/components/forms/fields/use-kept-form';
import { Switch } from '@/components/ui/checkbox';
import { Notice } from '@/components/ui/notice';
import { useSnackbar } from '@/components/ui/snackbar';
import type { MapTiles } from '@/components/shared/map/map-tiles';
import { StaleSave } from '@/components/shared/stale-save';
import { callFromBrowser } from '@/lib/client/browser';
import { useSeen } from '@/lib/client/use-seen';
import type { CallAnswer } from '@/lib/contract';

import { toAddressForm, toSeenAddress } from './address-request';
import { FormActions } from './form-actions';

type Answer = CallAnswer<'user/adddeliveryaddress'>;

interface AddressEditorProps {
  /** null for a new one. */
  readonly address: Answer['lstDeliveryAddress'][number] | null;
  /** The first address is the default whatever one says. */
  readonly isFirst: boolean;
  readonly servedCityIds: readonly number[];
  readonly mapTiles: MapTiles | null;
  readonly onClose: () => void;
  readonly onSaved: (answer: Answer) => void;
}

function useAddressEditor({ address, onClose, onSaved }: AddressEditorProps) {
  const t = useTranslations('account.addresses');
  const snackbar = useSnackbar();
  const saved = { ...(address ? toAddressForm(address) : EMPTY_ADDRESS), isDefault: address?.isDefault ?? false };
  const { form, setForm, settle } = useKeptForm(`address.${address?.deliveryaddrid ?? 'new'}`, saved);
  const { submit, cause, ...state } = useAddressSaving(form, (answer) => {
    settle();
    snackbar.show({ text: t('saved'), tone: 'success' });
    onSaved(answer);
  });
  const { seen, stale, accept, fillFrom } = useSeen(address ? toSeenAddress(address) : {}, cause);
  const save = (over = seen) =>
    submit({ ...(address && { deliveryaddrid: address.deliveryaddrid, seen: over }), isDefault: form.isDefault });
  const takeTheirs = async () => {
    const { lstDeliveryAddress } = await callFromBrowser('user/getdeliveryaddress', {});
    const fresh = lstDeliveryAddress.find(({ deliveryaddrid }) => deliveryaddrid === address?.deliveryaddrid);
    if (!fresh) return giveUp();
    settle({ ...toAddressForm(fresh), isDefault: fresh.isDefault });
    fillFrom(toSeenAddress(fresh));
  };
  const giveUp = () => {
    settle();
    onClose();
  };
  return {
    ...state,
    form,
    change: (fields: Partial<typeof saved>) => setForm((known) => ({ ...known, ...fields })),
    submit: save,
    stale,
    accept,
    takeTheirs,
    giveUp,
  };
}

/** A new address, or one that is changed. A failed save keeps the typed text. */
export function AddressEditor(props: AddressEditorProps) {
  const { address, isFirst, servedCityIds, mapTiles } = props;
  const t = useTranslations('account.addresses');
  const { form, change, wrong, failure, isSaving, submit, giveUp, ...editing } = useAddressEditor(props);
  const order = useTranslations('order.address');
  const { place, show } = useFirstProblem<HTMLFormElement>();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <form
      ref={place}
      noValidate
      className="flex max-w-dialog-wide flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
        show();
      }}
    >
      <h2 ref={heading} tabIndex={-1} className="text-18 font-bold outline-none">
        {address ? t('edit') : t('add')}
      </h2>
      <AddressFields
        form={form}
        onChange={change}
        wrong={wrong}
        served={{ categoryId: null, cityIds: servedCityIds }}
        mapTiles={mapTiles}
      />
      {!isFirst && !address?.isDefault && (
        <Switch
          label={t('makeDefault')}
          description={t('makeDefaultHint')}
          checked={form.isDefault}
          onChange={(event) => change({ isDefault: event.target.checked })}
        />
      )}
      <StaleSave
        stale={editing.stale}
        rows={[
          { field: 'deliveryaddr', label: order('text') },
          { field: 'deliveryaddrname', label: order('name') },
          { field: 'deliveryZipCode', label: order('postalCode') },
        ]}
        isSending={isSaving}
        onTakeTheirs={() => void editing.takeTheirs()}
        onKeepMine={() => void submit(editing.accept())}
      />
      {failure && !editing.stale && <Notice tone="error">{failure}</Notice>}
      <FormActions saveLabel={t('save')} isSaving={isSaving} onCancel={giveUp} />
    </form>
  );
}
