'use client';

import { ChevronLeft, Users } from 'lucide';
import { useTranslations } from 'next-intl';
import dynamic from 'next/dynamic';
import { useState } from 'react';

import { toIsolatedName } from '@/components/shared/isolated-name';
import { Avatar } from '@/components/ui/avatar';
import { Button } from '@/components/ui/button';
import { toButtonClassName } from '@/components/ui/button-look';
import { Card } from '@/components/ui/card';
import { Icon } from '@/components/ui/icon';
import { EmptyState } from '@/components/ui/states';
import { WrittenText } from '@/components/ui/written-text';
import { callFromBrowser } from '@/lib/client/browser';
import { toPatientLoader } from '@/lib/client/patient-loader';
import { useCall } from '@/lib/client/use-call';
import { toWorkerPath } from '@/lib/domain/provider/worker-path';
import { formatNumber } from '@/lib/i18n/formats';
import { Link } from '@/lib/i18n/link';
import { useLocale } from '@/lib/i18n/location';

import { ListSkeleton } from '@/components/shared/list-skeleton';
import { OrderLoadFailure } from '../load-failure';
import { HourOffers } from '../offers/hour-offers';
import { AgainWith } from '../repeat-order';
import { KeepProvider } from './keep-provider';
import { PEOPLE, type OwnPerson } from './own-person';
import { PartWithProvider } from './part-with';

const AskDialog = dynamic(
  toPatientLoader(() => import('@/components/shared/ask-dialog').then((module) => module.AskDialog)),
  { ssr: false },
);

const GROUPS = ['agreed', 'asked', 'known', 'apart'] as const;

function toGroup({ state, apartTaskid }: OwnPerson): (typeof GROUPS)[number] {
  if (apartTaskid !== null) return 'apart';
  return state === 'agreed' || state === 'asked' ? state : 'known';
}

/** "My people" (BEHAVIOUR 26): whom the reader keeps, has asked, has had, and wants not again. */
export function PeopleScreen() {
  const t = useTranslations('order-following.people');
  const { data, error, mutate } = useCall('regular/getpeople', PEOPLE);
  if (error && !data) return <OrderLoadFailure error={error} onRetry={() => void mutate()} />;
  if (!data) return <ListSkeleton rows={4} rowClassName="h-36" isInPairs />;
  if (data.lstPerson.length === 0)
    return (
      <EmptyState
        icon={Users}
        title={t('empty.title')}
        text={t('empty.text')}
        action={
          <Link href="/services/" className={toButtonClassName({})}>
            {t('empty.action')}
          </Link>
        }
      />
    );
  const groups = GROUPS.map((group) => ({
    group,
    people: data.lstPerson.filter((person) => toGroup(person) === group),
  }));
  const nearest = groups.flatMap(({ people }) => people)[0];
  return (
    <div className="flex flex-col gap-8">
      <HourOffers />
      {groups.map(({ group, people }) => (
        <Group key={group} group={group} people={people} nearest={nearest} onChange={() => void mutate()} />
      ))}
      <p className="max-w-prose text-14 text-stone-500">{t('about')}</p>
    </div>
  );
}

interface GroupProps {
  readonly group: (typeof GROUPS)[number];
  readonly people: readonly OwnPerson[];
  /** The first person of the page, whose button is its one call to action. */
  readonly nearest: OwnPerson | undefined;
  readonly onChange: () => void;
}

function Group({ group, people, nearest, onChange }: GroupProps) {
  const t = useTranslations('order-following.people');
  if (people.length === 0) return null;
  return (
    <section aria-labelledby={`people-${group}`} className="flex flex-col gap-3">
      <h2 id={`people-${group}`} className="text-18 font-bold">
        {t(`groups.${group}`)}
      </h2>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-3 desktop:grid-cols-2 desktop:gap-4">
        {people.map((person) => (
          <PersonCard key={person.userId} person={person} isNearest={person === nearest} onChange={onChange} />
        ))}
      </ul>
    </section>
  );
}

interface PersonCardProps {
  readonly person: OwnPerson;
  readonly isNearest: boolean;
  readonly onChange: () => void;
}

/** A person: the face and name, the next visit in one press, and the acts that change the relation. */
function PersonCard({ person, isNearest, onChange }: PersonCardProps) {
  const t = useTranslations('order-following.people');
  const locale = useLocale();
  const [isEnding, setIsEnding] = useState(false);
  const { userId, fullname, userImage, workerCode, state, lastTaskid, doneTaskCount, apartTaskid } = person;
  const partTaskid = apartTaskid ?? lastTaskid;
  const isOpen = state === 'agreed' || state === 'asked';
  const end = async () => {
    await callFromBrowser('regular/endkeeping', { userId, side: 'customer' });
    setIsEnding(false);
    onChange();
  };
  return (
    <li className="flex">
      <Card className="flex min-w-0 grow flex-col gap-3">
        <div className="relative flex items-center gap-4">
          <Avatar name={fullname} imageUrl={userImage} size="large" />
          <div className="min-w-0 grow">
            <h3 className="text-18 font-bold leading-snug">
              <Link href={toWorkerPath(workerCode)} className="after:absolute after:inset-0 hover:underline">
                <WrittenText text={fullname} />
              </Link>
            </h3>
            <p className="text-14 text-stone-500">
              {t('done', { count: doneTaskCount, shown: formatNumber(doneTaskCount, locale) })}
            </p>
          </div>
          <Icon icon={ChevronLeft} className="text-enamel-600 ltr:-scale-x-100" />
        </div>
        <div className="flex flex-col empty:hidden">
          {lastTaskid !== null && apartTaskid === null && (
            <AgainWith task={{ taskid: lastTaskid }} variant={isNearest ? 'primary' : 'secondary'} />
          )}
        </div>
        <div className="mt-auto border-t border-stone-200 pt-2">
          <div className="-ms-5 flex flex-wrap gap-x-2">
            {!isOpen && <KeepProvider person={person} variant="quiet" />}
            {isOpen && (
              <Button variant="quiet" onClick={() => setIsEnding(true)}>
                {t(state === 'agreed' ? 'end' : 'takeBack')}
              </Button>
            )}
            {partTaskid !== null && (
              <PartWithProvider taskid={partTaskid} fullname={fullname} isApart={apartTaskid !== null} />
            )}
          </div>
        </div>
      </Card>
      {isEnding && (
        <AskDialog
          title={t(state === 'agreed' ? 'ending.title' : 'takingBack.title', { name: toIsolatedName(fullname) })}
          text={t(state === 'agreed' ? 'ending.text' : 'takingBack.text')}
          confirmLabel={t(state === 'agreed' ? 'end' : 'takeBack')}
          onConfirm={end}
          onClose={() => setIsEnding(false)}
        />
      )}
    </li>
  );
}
