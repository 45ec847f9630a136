import { Check, WifiOff } from 'lucide';
import { getTranslations } from 'next-intl/server';

import { ContactWays } from '@/components/layout/contact-ways';
import { Icon } from '@/components/ui/icon';
import { Plate } from '@/components/ui/plate';
import { readContactDetails } from '@/lib/client/contact-details';
import type { Locale } from '@/lib/i18n/locales';

import { OfflinePages } from './offline-pages';
import { RetryButton } from './retry-button';

const CAN = ['check', 'pages', 'draft', 'placed'] as const;

/** The page that replaces an unavailable page without a network: the working links and acts. */
export async function OfflineScreen({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'offline' });
  return (
    <div className="mx-auto flex w-full max-w-prose flex-col gap-8 px-4 py-10 desktop:py-16">
      <Plate className="flex flex-col items-start gap-3 p-8">
        <Icon icon={WifiOff} size={40} />
        <h1 className="text-28 font-bold">{t('title')}</h1>
        <p>{t('text')}</p>
        <RetryButton label={t('retry')} />
      </Plate>
      <OfflinePages locale={locale} words={{ drafts: t('draftsTitle'), pages: t('pagesTitle') }} />
      <section className="flex flex-col gap-3">
        <h2 className="text-18 font-bold">{t('canTitle')}</h2>
        <ul className="grid gap-2">
          {CAN.map((name) => (
            <li key={name} className="flex items-start gap-2">
              <Icon icon={Check} className="mt-1 text-turquoise-600" />
              <span>{t(`can.${name}`)}</span>
            </li>
          ))}
        </ul>
      </section>
      {readContactDetails(locale).phones.length > 0 && (
        <section className="flex flex-col gap-2">
          <h2 className="text-18 font-bold">{t('callTitle')}</h2>
          <ContactWays locale={locale} />
        </section>
      )}
    </div>
  );
}
