import { ListChecks } from 'lucide';
import { useTranslations } from 'next-intl';

import { PetrolFacts } from '@/components/shared/facts/petrol-facts';
import { RemovalFacts } from '@/components/shared/facts/removal-facts';
import { TestPersonsFact } from '@/components/shared/facts/test-persons';
import { VehiclePlate } from '@/components/shared/facts/vehicle-plate';
import { Fold } from '@/components/ui/fold';
import { PlaceAndStreet } from '@/components/ui/place-and-street';
import { WrittenText } from '@/components/ui/written-text';
import { formatDigits, formatTaskTime, formatVisitTime } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import type { TaskDetail } from './task-detail';

/** The ordered service with its hour and place: each answer of the customer. */
export function OrderDetails({ task }: { task: TaskDetail }) {
  const t = useTranslations('order-following');
  return (
    <Fold icon={ListChecks} title={t('details')} summary={task.deliveryPlace}>
      <div className="flex flex-col gap-4">
        <Facts task={task} />
        <Photos task={task} />
        {task.descriptionAudioUrl && (
          <audio controls preload="none" src={task.descriptionAudioUrl} aria-label={t('voice')} className="w-full" />
        )}
      </div>
    </Fold>
  );
}

function Facts({ task }: { task: TaskDetail }) {
  const t = useTranslations('order-following');
  const locale = useLocale();
  return (
    <dl className="grid gap-3 text-14 tablet:grid-cols-2 [&_dd]:text-16 [&_dt]:text-stone-500">
      <div>
        <dt>{t(task.returnVisit ? 'pickUp' : 'visit')}</dt>
        <dd>{formatTaskTime(task, locale)}</dd>
      </div>
      {task.returnVisit && <ReturnRow visit={task.returnVisit} />}
      <div>
        <dt>{t('address')}</dt>
        <dd>
          <PlaceAndStreet place={task.deliveryPlace} street={task.deliveryStreet} />
        </dd>
      </div>
      {task.moving && <RemovalFacts moving={task.moving} />}
      <TestPersonsFact persons={task.persons} />
      {task.petrol && <PetrolFacts petrol={task.petrol} plaque={task.plaque} />}
      {task.plaque && !task.petrol && (
        <div>
          <dt>{t('plate')}</dt>
          <dd>
            <VehiclePlate type="AUTOMOBILE" plate={task.plaque} />
          </dd>
        </div>
      )}
      {task.userDescription && (
        <div>
          <dt>{t('description')}</dt>
          <dd>
            <WrittenText text={task.userDescription} className="inline-block max-w-full" />
          </dd>
        </div>
      )}
      <div>
        <dt>{t('code')}</dt>
        <dd>
          <span className="own-direction">{formatDigits(task.reqcode, locale)}</span>
        </dd>
      </div>
    </dl>
  );
}

/** When textiles come back. */
function ReturnRow({ visit }: { visit: NonNullable<TaskDetail['returnVisit']> }) {
  const t = useTranslations('order-following');
  const locale = useLocale();
  return (
    <div>
      <dt>{t('returnVisit')}</dt>
      <dd>{formatVisitTime(visit.gDate, visit.startHour, visit.endHour, locale)}</dd>
    </div>
  );
}

/** The customer's photos. */
function Photos({ task: { descriptionImageUrl, moreImageUrls } }: { task: TaskDetail }) {
  const t = useTranslations('order-following');
  const urls = [...(descriptionImageUrl === null ? [] : [descriptionImageUrl]), ...moreImageUrls];
  if (urls.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-3">
      {urls.map((url) => (
        <li key={url}>
          <img
            src={url}
            alt={t('photo')}
            className={urls.length === 1 ? 'max-h-64 rounded-field' : 'h-32 rounded-field'}
          />
        </li>
      ))}
    </ul>
  );
}
