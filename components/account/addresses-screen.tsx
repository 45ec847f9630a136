'use client';

import { MapPinPlus } from 'lucide';
import { useTranslations } from 'next-intl';

import { toButtonClassName } from '@/components/ui/button-look';
import { Icon } from '@/components/ui/icon';
import { EmptyState } from '@/components/ui/states';
import type { MapTiles } from '@/components/shared/map/map-tiles';
import { useCall } from '@/lib/client/use-call';
import { Link } from '@/lib/i18n/link';

import { AddressCard } from './address-card';
import { AddressEditor } from './address-editor';
import { ListSkeleton } from '@/components/shared/list-skeleton';
import { AccountLoadFailure } from './load-failure';
import { NEW, useEdited, type EditLink } from './use-edited';

const LIST_PATH = '/user-profile/addresses/';

interface AddressesScreenProps {
  readonly servedCityIds: readonly number[];
  readonly mapTiles: MapTiles | null;
}

/**
 * The person's addresses; `?edit=new` and `?edit={id}` open the form, so that the browser's way back closes it (row
 * E-06).
 */
export function AddressesScreen(props: AddressesScreenProps) {
  const t = useTranslations('account.addresses');
  const { edited, toLink, close } = useEdited(LIST_PATH);
  const { data, error, mutate } = useCall('user/getdeliveryaddress', {}, { revalidateOnFocus: false });
  if (error && !data) return <AccountLoadFailure error={error} onRetry={() => void mutate()} />;
  if (!data) return <ListSkeleton rowClassName="h-36" />;
  const addresses = data.lstDeliveryAddress;
  const keep = (answer: typeof data) => void mutate(answer, { revalidate: false });
  if (edited !== null) {
    const address = addresses.find(({ deliveryaddrid }) => String(deliveryaddrid) === edited) ?? null;
    if (edited !== NEW && !address)
      return <EmptyState title={t('gone')} text={t('empty.text')} action={<ToList label={t('toList')} />} />;
    return (
      <AddressEditor
        key={edited}
        {...props}
        address={address}
        isFirst={addresses.length === 0}
        onClose={close}
        onSaved={(answer) => {
          keep(answer);
          close();
        }}
      />
    );
  }
  if (addresses.length === 0)
    return (
      <EmptyState
        icon={MapPinPlus}
        title={t('empty.title')}
        text={t('empty.text')}
        action={<AddLink link={toLink(NEW)} />}
      />
    );
  return (
    <div className="flex max-w-dialog-wide flex-col gap-4">
      <ul className="flex flex-col gap-3">
        {addresses.map((address) => (
          <AddressCard
            key={address.deliveryaddrid}
            address={address}
            edit={toLink(address.deliveryaddrid)}
            onChange={keep}
          />
        ))}
      </ul>
      <div>
        <AddLink link={toLink(NEW)} />
      </div>
    </div>
  );
}

function AddLink({ link }: { link: EditLink }) {
  const t = useTranslations('account.addresses');
  return (
    <Link {...link} className={toButtonClassName({})}>
      <Icon icon={MapPinPlus} />
      {t('add')}
    </Link>
  );
}

function ToList({ label }: { label: string }) {
  return (
    <Link href={LIST_PATH} className={toButtonClassName({ variant: 'secondary' })}>
      {label}
    </Link>
  );
}
