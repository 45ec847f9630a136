'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { HeardLabel } from '@/components/shared/heard-label';
import { LoadFailure } from '@/components/shared/load-failure';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Skeleton } from '@/components/ui/skeleton';
import { WrittenText } from '@/components/ui/written-text';
import { useCall } from '@/lib/client/use-call';
import type { CallAnswer } from '@/lib/contract';
import { formatDigits } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import { refreshDesk } from '../desk-fresh';
import { RolesDialog } from './roles-dialog';

type Person = CallAnswer<'operator/getdeskpeople'>['lstPerson'][number];

/** The operators with their roles; an owner gives and takes roles (BEHAVIOUR 20). */
export function PeopleScreen() {
  const t = useTranslations('desk');
  const { data, error, mutate } = useCall('operator/getdeskpeople', {});
  const [changed, setChanged] = useState<Person | 'somebody-new' | null>(null);
  if (!data && error) return <LoadFailure title={t('failed')} error={error} onRetry={() => void mutate()} />;
  if (!data) return <Skeleton className="h-48 rounded-card" />;
  return (
    <div className="flex max-w-dialog-wide flex-col gap-4">
      <ul className="flex flex-col gap-3">
        {data.lstPerson.map((person) => (
          <PersonRow key={person.userid} person={person} onChange={() => setChanged(person)} />
        ))}
      </ul>
      <Button variant="secondary" onClick={() => setChanged('somebody-new')}>
        {t('people.add')}
      </Button>
      {changed && (
        <RolesDialog
          person={changed === 'somebody-new' ? null : changed}
          onSaved={refreshDesk}
          onClose={() => setChanged(null)}
        />
      )}
    </div>
  );
}

function PersonRow({ person, onChange }: { person: Person; onChange: () => void }) {
  const t = useTranslations('desk.people');
  const locale = useLocale();
  return (
    <li>
      <Card className="flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0">
          <p className="font-semibold">
            <WrittenText text={person.fullname} /> {person.isSelf && <span className="font-normal">{t('self')}</span>}
          </p>
          <p className="flex flex-wrap gap-x-4 text-14 text-stone-500">
            <bdi className="own-direction">{formatDigits(person.mobileNo, locale)}</bdi>
            <span>{person.lstRole.map((role) => t(`roles.${role}`)).join(t('comma'))}</span>
          </p>
        </div>
        <Button variant="secondary" onClick={onChange}>
          <HeardLabel seen={t('change')} label={`${t('change')}: {name}`} name={person.fullname} />
        </Button>
      </Card>
    </li>
  );
}
