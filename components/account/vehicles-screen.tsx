'use client';

import { Car, Trash2 } from 'lucide';
import { useTranslations } from 'next-intl';
import dynamic from 'next/dynamic';
import { useState } from 'react';

import { IconButton } from '@/components/ui/button';
import { toButtonClassName } from '@/components/ui/button-look';
import { Icon } from '@/components/ui/icon';
import { useSnackbar } from '@/components/ui/snackbar';
import { EmptyState } from '@/components/ui/states';
import { callFromBrowser } from '@/lib/client/browser';
import { toPatientLoader } from '@/lib/client/patient-loader';
import { useCall } from '@/lib/client/use-call';
import type { CallAnswer } from '@/lib/contract';
import { toPlateParts } from '@/lib/domain/person/plate';
import { formatDigits } from '@/lib/i18n/formats';
import { Link } from '@/lib/i18n/link';
import { useLocale } from '@/lib/i18n/location';

import { ListSkeleton } from '@/components/shared/list-skeleton';
import { AccountLoadFailure } from './load-failure';
import { useAccount } from './use-account';
import { NEW, useEdited, type EditLink } from './use-edited';
import { VehicleForm } from './vehicle-form';
import { VehiclePlate } from '@/components/shared/facts/vehicle-plate';
import { LabelWithName } from '@/components/ui/written-text';

const AskDialog = dynamic(
  toPatientLoader(() => import('@/components/shared/ask-dialog').then((module) => module.AskDialog)),
  { ssr: false },
);

type Vehicle = CallAnswer<'user/getuserauto'>['lstUserAuto'][number];
const MOST_VEHICLES = 100;
const LIST_PATH = '/user-profile/vehicles/';

/**
 * The person's vehicles, each as its plate; `?edit=new` opens the form, so that the browser's way back closes it (row
 * E-20).
 */
export function VehiclesScreen() {
  const t = useTranslations('account.vehicles');
  const { edited, toLink, close } = useEdited(LIST_PATH);
  const isAdding = edited === NEW;
  const { account, error: accountError, retry } = useAccount();
  const { data, error, mutate } = useCall(
    'user/getuserauto',
    account && { id: account.userId, offset: 0, limit: MOST_VEHICLES },
    { revalidateOnFocus: false },
  );
  const [removed, setRemoved] = useState<Vehicle | null>(null);
  if (accountError && !account) return <AccountLoadFailure error={accountError} onRetry={retry} />;
  if (error && !data) return <AccountLoadFailure error={error} onRetry={() => void mutate()} />;
  if (!data) return <ListSkeleton rowClassName="h-20" />;
  const keep = (answer: CallAnswer<'user/getuserauto'>) =>
    void mutate({ lstUserAuto: answer.lstUserAuto }, { revalidate: false });
  const add = <AddLink link={toLink(NEW)} />;
  return (
    <div className="flex max-w-dialog-wide flex-col gap-4">
      {data.lstUserAuto.length === 0 && !isAdding && (
        <EmptyState icon={Car} title={t('empty.title')} text={t('empty.text')} action={add} />
      )}
      <ul className="flex flex-col gap-3 empty:hidden">
        {data.lstUserAuto.map((vehicle) => (
          <VehicleCard key={vehicle.autoId} vehicle={vehicle} onRemove={() => setRemoved(vehicle)} />
        ))}
      </ul>
      {isAdding && (
        <VehicleForm
          onClose={close}
          onSaved={(answer) => {
            keep(answer);
            close();
          }}
        />
      )}
      {!isAdding && data.lstUserAuto.length > 0 && <div>{add}</div>}
      {removed && <RemoveDialog vehicle={removed} onRemoved={keep} onClose={() => setRemoved(null)} />}
    </div>
  );
}

function AddLink({ link }: { link: EditLink }) {
  const t = useTranslations('account.vehicles');
  return (
    <Link {...link} className={toButtonClassName({})}>
      {t('add')}
    </Link>
  );
}

function VehicleCard({ vehicle, onRemove }: { vehicle: Vehicle; onRemove: () => void }) {
  const t = useTranslations('account.vehicles');
  const locale = useLocale();
  return (
    <li className="flex items-center gap-4 rounded-card border border-stone-200 bg-card p-4 narrow:flex-col narrow:items-start narrow:gap-1">
      <div className="flex min-w-0 grow flex-col items-start gap-x-6 gap-y-1 tablet:flex-row tablet:items-center">
        <VehiclePlate type={vehicle.vehicleType} plate={vehicle.plaque} />
        <p className="text-14 text-stone-500">{t(`types.${vehicle.vehicleType}`)}</p>
      </div>
      <IconButton
        label={
          <LabelWithName
            label={t('deleteOf', { plate: '{name}' })}
            name={toPlateParts(formatDigits(vehicle.plaque, locale)).join(' ')}
          />
        }
        onClick={onRemove}
      >
        <Icon icon={Trash2} />
      </IconButton>
    </li>
  );
}

function RemoveDialog({
  vehicle,
  onRemoved,
  onClose,
}: {
  vehicle: Vehicle;
  onRemoved: (answer: CallAnswer<'user/adduserauto'>) => void;
  onClose: () => void;
}) {
  const t = useTranslations('account.vehicles');
  const common = useTranslations('common');
  const snackbar = useSnackbar();
  const remove = async () => {
    const answer = await callFromBrowser('user/adduserauto', { autoId: vehicle.autoId, isenable: false });
    onClose();
    snackbar.show({ text: t('deleted'), tone: 'success' });
    onRemoved(answer);
  };
  return (
    <AskDialog
      title={t('deleteTitle')}
      text={t('deleteText')}
      confirmLabel={common('delete')}
      isDestructive
      onConfirm={remove}
      onClose={onClose}
    />
  );
}
