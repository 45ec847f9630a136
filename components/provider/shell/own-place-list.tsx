import { ChevronLeft } from 'lucide';
import { getTranslations } from 'next-intl/server';

import { Icon } from '@/components/ui/icon';
import type { Locale } from '@/lib/i18n/locales';
import { toLocalePath } from '@/lib/i18n/paths';

import { ConcernedPlaces } from './concerned-places';
import { OWN_PLACES } from './places';

const ROW =
  'flex min-h-13 items-center justify-between gap-3 rounded-card border border-stone-200 bg-card px-4 font-semibold hover:border-enamel-300';

/** On a phone, the places of a professional that have no tab of their own. */
export async function OwnPlaceList({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'provider' });
  return (
    <nav aria-label={t('navigation')} className="desktop:hidden">
      <ul className="grid gap-3">
        {OWN_PLACES.map(({ key, path }) => (
          <li key={key}>
            <a href={toLocalePath(locale, path)} className={ROW}>
              {t(`places.${key}`)}
              <Icon icon={ChevronLeft} className="text-enamel-600 ltr:-scale-x-100" />
            </a>
          </li>
        ))}
        <ConcernedPlaces place="person" words={{ team: t('team'), vehicles: t('vehicles') }} className={ROW} />
      </ul>
    </nav>
  );
}
