import { getTranslations } from 'next-intl/server';

import { lateBoot } from '@/components/layout/late-boot';
import type { Locale } from '@/lib/i18n/locales';

import { EnquiryCard } from './enquiry-card';
import { PageHead } from './page-head';
import { readSections } from './read-sections';
import { TextSections } from './text-page';

/** The marketplace's offer for businesses, and the form to ask for it. */
export async function B2bScreen({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'b2b' });
  return (
    <div {...lateBoot} className="mx-auto flex w-full max-w-page flex-col gap-8 px-4 pb-16 pt-6">
      <PageHead title={t('title')} summary={t('summary')} />
      <div className="grid items-start gap-8 desktop:grid-cols-2">
        <div className="flex flex-col gap-6">
          <TextSections sections={await readSections(locale, 'b2b')} />
        </div>
        <EnquiryCard
          locale={locale}
          enquiry="b2b"
          fields={[
            {
              name: 'organisationName',
              label: t('form.organisation'),
              kind: 'line',
              autoComplete: 'organization',
              maxLength: 120,
            },
            { name: 'contactName', label: t('form.name'), kind: 'line', autoComplete: 'name', maxLength: 120 },
            { name: 'mobile', label: t('form.mobile'), kind: 'mobile', autoComplete: 'tel', maxLength: 32 },
            {
              name: 'text',
              label: t('form.text'),
              kind: 'text',
              hint: t('form.textHint'),
              isOptional: true,
              maxLength: 4000,
            },
          ]}
        />
      </div>
    </div>
  );
}
