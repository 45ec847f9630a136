import { UserRoundX } from 'lucide-react';
import { getTranslations } from 'next-intl/server';

import { toButtonClassName } from '@/components/ui/button-look';
import { EmptyState } from '@/components/ui/states';
import { WORKERS_PATH } from '@/lib/domain/worker-path';
import type { Locale } from '@/lib/i18n/locales';
import { toLocalePath } from '@/lib/i18n/paths';

/** In place of the page of somebody who has none (row X-08). */
export async function NoWorker({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'yar.person' });
  return (
    <div className="mx-auto w-full max-w-page px-4 py-16">
      <h1 className="sr-only">{t('noneTitle')}</h1>
      <EmptyState
        icon={UserRoundX}
        title={t('noneTitle')}
        text={t('noneText')}
        action={
          <a href={toLocalePath(locale, WORKERS_PATH)} className={toButtonClassName({})}>
            {t('toAll')}
          </a>
        }
      />
    </div>
  );
}
