import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { Avatar } from '@/components/ui/avatar';
import { WrittenText } from '@/components/ui/written-text';
import { useCall } from '@/lib/client/use-call';
import type { CallAnswer } from '@/lib/contract';
import { toWorkerPath } from '@/lib/domain/provider/worker-path';
import { formatDigits, formatRelativeDay } from '@/lib/i18n/formats';
import { Link } from '@/lib/i18n/link';
import { useLocale } from '@/lib/i18n/location';

import { PEOPLE, type OwnPerson } from './own-person';

/** As many as stand beside each other on a phone. */
const SHOWN = 4;

/** The reader's own people, each with the next free hour; nothing while there are none. */
export function PeopleRow() {
  const t = useTranslations('order-following.people');
  const { data } = useCall('regular/getpeople', PEOPLE, { revalidateOnFocus: false });
  const people = (data?.lstPerson ?? []).filter(({ apartTaskid }) => apartTaskid === null).slice(0, SHOWN);
  if (people.length === 0) return null;
  return (
    <section aria-labelledby="own-people" className="flex flex-col gap-2">
      <h2 id="own-people" className="text-18 font-bold">
        {t('yours')}
      </h2>
      <ul className="grid grid-cols-4 gap-2 narrow:grid-cols-2 desktop:max-w-prose">
        {people.map((person) => (
          <Face key={person.userId} person={person} />
        ))}
      </ul>
    </section>
  );
}

type FreeDays = CallAnswer<'workerprofile/getDetail'>['lstFreeDay'];

/** The first hour of the first day that has one; null without one. */
function findNextFree(days: FreeDays): { readonly gDate: string; readonly startHour: number } | null {
  const [first] = days.flatMap(({ gDate, hours }) => hours.slice(0, 1).map((startHour) => ({ gDate, startHour })));
  return first ?? null;
}

function Face({ person: { fullname, userImage, workerCode } }: { person: OwnPerson }) {
  const t = useTranslations('order-following.people');
  const locale = useLocale();
  const [nowMs] = useState(() => Date.now());
  const { data } = useCall('workerprofile/getDetail', { id: workerCode }, { revalidateOnFocus: false });
  const nextFree = findNextFree(data?.lstFreeDay ?? []);
  return (
    <li className="relative flex min-w-0 flex-col items-center gap-1 text-center">
      <Avatar name={fullname} imageUrl={userImage} size="medium" />
      <Link
        href={toWorkerPath(workerCode)}
        className="max-w-full text-14 font-semibold leading-snug after:absolute after:inset-0 after:rounded-card"
      >
        <WrittenText text={fullname} />
      </Link>
      {nextFree && (
        <span className="text-12 font-semibold text-turquoise-600">
          {t('freeAt', {
            day: formatRelativeDay(nextFree.gDate, nowMs, locale),
            hour: formatDigits(`${nextFree.startHour}:00`, locale),
          })}
        </span>
      )}
    </li>
  );
}
