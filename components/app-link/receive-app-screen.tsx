import { getTranslations } from 'next-intl/server';

import { FormOutcomes } from '@/components/layout/form-outcomes';
import { lateBoot } from '@/components/layout/late-boot';
import type { Locale } from '@/lib/i18n/locales';

import { AppLinkSection } from './app-link-section';

/** The page that the SMS and the QR code lead to: how to get the app (row R-29). */
export async function ReceiveAppScreen({ locale, pageUrl }: { locale: Locale; pageUrl: string }) {
  const t = await getTranslations({ locale, namespace: 'app-link' });
  return (
    <div {...lateBoot} className="mx-auto flex w-full max-w-page flex-col gap-8 px-4 pb-16 pt-6">
      <div className="flex max-w-prose flex-col gap-3">
        <h1 className="text-28 font-bold desktop:text-36">{t('page.title')}</h1>
        <p className="text-18">{t('page.text')}</p>
      </div>
      <AppLinkSection isPage locale={locale} pageUrl={pageUrl}>
        <FormOutcomes locale={locale} sentText={t('form.sent')} />
      </AppLinkSection>
    </div>
  );
}
