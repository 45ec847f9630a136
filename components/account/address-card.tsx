import { useTranslations } from 'next-intl';
import dynamic from 'next/dynamic';
import { useState } from 'react';

import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { toButtonClassName } from '@/components/ui/button-look';
import { Notice } from '@/components/ui/notice';
import { useSnackbar } from '@/components/ui/snackbar';
import { LabelWithName, WrittenText } from '@/components/ui/written-text';
import { callFromBrowser } from '@/lib/client/browser';
import { toPatientLoader } from '@/lib/client/patient-loader';
import { useSending } from '@/lib/client/use-sending';
import type { CallAnswer } from '@/lib/contract';
import { formatDigits } from '@/lib/i18n/formats';
import { Link } from '@/lib/i18n/link';
import { useLocale } from '@/lib/i18n/location';
import { useErrorText } from '@/lib/i18n/use-error-text';

import { toAddressRequest, toSeenAddress } from './address-request';
import type { EditLink } from './use-edited';

const AskDialog = dynamic(
  toPatientLoader(() => import('@/components/shared/ask-dialog').then((module) => module.AskDialog)),
  { ssr: false },
);

type Answer = CallAnswer<'user/getdeliveryaddress'>;

interface AddressCardProps {
  readonly address: Answer['lstDeliveryAddress'][number];
  readonly edit: EditLink;
  readonly onChange: (answer: Answer) => void;
}

/** One address of the list, and what can be done with it. */
export function AddressCard({ address, edit, onChange }: AddressCardProps) {
  const t = useTranslations('account.addresses');
  const common = useTranslations('common');
  const locale = useLocale();
  const [isAsking, setIsAsking] = useState(false);
  const name = address.deliveryaddrname;
  return (
    <li className="flex flex-col gap-2 rounded-card border border-stone-200 bg-card p-4">
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="min-w-0 font-bold">
          <WrittenText text={name} />
        </h2>
        {address.isDefault && <Badge tone="info">{t('default')}</Badge>}
      </div>
      <p>
        <WrittenText text={address.deliveryaddr} />
      </p>
      <p className="text-14 text-stone-500">
        {t('place', { city: address.cityname, location: address.locationname })}
        {address.deliveryZipCode && (
          <span className="block">{t('postalCode', { code: formatDigits(address.deliveryZipCode, locale) })}</span>
        )}
      </p>
      <div className="-ms-4 flex flex-wrap">
        <Link {...edit} className={toButtonClassName({ variant: 'quiet' })}>
          <span aria-hidden>{common('edit')}</span>
          <span className="sr-only">
            <LabelWithName label={t('editOf', { name: '{name}' })} name={name} />
          </span>
        </Link>
        <Button variant="quiet" onClick={() => setIsAsking(true)}>
          <span aria-hidden>{common('delete')}</span>
          <span className="sr-only">
            <LabelWithName label={t('deleteOf', { name: '{name}' })} name={name} />
          </span>
        </Button>
        {!address.isDefault && <MakeDefault address={address} onChange={onChange} />}
      </div>
      {isAsking && <RemoveDialog address={address} onChange={onChange} onClose={() => setIsAsking(false)} />}
    </li>
  );
}

function MakeDefault({ address, onChange }: Pick<AddressCardProps, 'address' | 'onChange'>) {
  const t = useTranslations('account.addresses');
  const toErrorText = useErrorText();
  const { isSending, failure, send } = useSending();
  const makeDefault = async () => {
    const sent = await send(() =>
      callFromBrowser('user/adddeliveryaddress', {
        ...toAddressRequest(address),
        isDefault: true,
        seen: toSeenAddress(address),
      }),
    );
    if (sent.ok) onChange(sent.answer);
    // The card shows the address as it is now. To make it the default, one presses again.
    else if (sent.failure.key === 'stale') onChange(await callFromBrowser('user/getdeliveryaddress', {}));
  };
  return (
    <>
      <Button variant="quiet" isLoading={isSending} onClick={() => void makeDefault()}>
        {t('makeDefault')}
      </Button>
      {failure && (
        <Notice tone="error" className="w-full">
          {toErrorText(failure)}
        </Notice>
      )}
    </>
  );
}

function RemoveDialog({
  address,
  onChange,
  onClose,
}: Pick<AddressCardProps, 'address' | 'onChange'> & { onClose: () => void }) {
  const t = useTranslations('account.addresses');
  const common = useTranslations('common');
  const snackbar = useSnackbar();
  const remove = async () => {
    const answer = await callFromBrowser('user/adddeliveryaddress', {
      deliveryaddrid: address.deliveryaddrid,
      isenable: false,
    });
    onClose();
    snackbar.show({ text: t('deleted'), tone: 'success' });
    onChange(answer);
  };
  return (
    <AskDialog
      title={<LabelWithName label={t('deleteTitle', { name: '{name}' })} name={address.deliveryaddrname} />}
      text={t('deleteText')}
      confirmLabel={common('delete')}
      isDestructive
      onConfirm={remove}
      onClose={onClose}
    />
  );
}
