import { getTranslations } from 'next-intl/server';

import { Card } from '@/components/ui/card';
import { toButtonClassName } from '@/components/ui/button-look';
import type { Locale } from '@/lib/i18n/locales';
import { toLocalePath } from '@/lib/i18n/paths';

import { toOrderPath } from './order-path';
import { listServices, type Worker } from './worker';

/** Leads into the order of each service for which customers choose who comes, with this person chosen. */
export async function OrderWorker({ locale, worker }: { locale: Locale; worker: Worker }) {
  const t = await getTranslations({ locale, namespace: 'yar.person' });
  const bookable = listServices(worker).filter(({ isBookable }) => isBookable);
  if (bookable.length === 0) return null;
  return (
    <Card className="flex flex-col gap-3">
      <h2 className="text-18 font-bold">{t('order', { name: worker.fullname })}</h2>
      <ul className="flex flex-col gap-2">
        {bookable.map(({ srvcategoryid, serviceName, seopath }, index) => (
          <li key={srvcategoryid}>
            <a
              href={toLocalePath(locale, toOrderPath(worker.workerCode, seopath))}
              rel="nofollow"
              className={toButtonClassName({ variant: index === 0 ? 'primary' : 'secondary', isFullWidth: true })}
            >
              {t('orderService', { service: serviceName })}
            </a>
          </li>
        ))}
      </ul>
    </Card>
  );
}
