import { useTranslations } from 'next-intl';

import { useOwnVehicles } from '@/components/forms/work-vehicles/use-own-vehicles';
import { Notice } from '@/components/ui/notice';
import { Link } from '@/lib/i18n/link';

/** A mover or a driver of petrol without a vehicle here learns why no such work comes, with the way to change it. */
export function MissingVehicle() {
  const t = useTranslations('work-vehicles');
  const { data } = useOwnVehicles();
  if (!data || data.lstUse.length === 0 || data.lstVehicle.length > 0) return null;
  return (
    <Notice>
      <p>{t('missing')}</p>
      <Link href="/pelakman/vehicles/" className="inline-flex min-h-touch items-center font-semibold underline">
        {t('toVehicles')}
      </Link>
    </Notice>
  );
}
