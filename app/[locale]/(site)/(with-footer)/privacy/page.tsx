import { getTranslations, setRequestLocale } from 'next-intl/server';

import { readSections } from '@/components/information/read-sections';
import { TextPage } from '@/components/information/text-page';
import { Notice } from '@/components/ui/notice';
import { toLocale } from '@/lib/i18n/locales';
import { toMetadata } from '@/lib/seo/metadata';

interface PrivacyProps {
  params: Promise<{ locale: string }>;
}

export async function generateMetadata({ params }: PrivacyProps) {
  const locale = toLocale((await params).locale);
  const t = await getTranslations({ locale, namespace: 'privacy' });
  return toMetadata({ locale, path: '/privacy/', title: t('metaTitle'), description: t('metaDescription') });
}

/** The privacy statement: stored data, its purpose and its readers (row R-23). */
export default async function Privacy({ params }: PrivacyProps) {
  const locale = toLocale((await params).locale);
  setRequestLocale(locale);
  const t = await getTranslations({ locale, namespace: 'privacy' });
  return (
    <TextPage
      title={t('title')}
      summary={t('summary')}
      sections={await readSections(locale, 'privacy')}
      lead={
        // components/account/erase-dialog.tsx leads here after an account was erased.
        <div id="erased" className="hidden scroll-mt-32 target:block">
          <Notice tone="success">{t('erased')}</Notice>
        </div>
      }
    />
  );
}
