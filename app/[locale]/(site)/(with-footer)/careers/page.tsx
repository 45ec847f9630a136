import { getTranslations, setRequestLocale } from 'next-intl/server';

import { ProviderLink } from '@/components/careers/provider-link';
import { EnquiryCard } from '@/components/information/enquiry-card';
import { PageHead } from '@/components/information/page-head';
import { readSections } from '@/components/information/read-sections';
import { TextSections } from '@/components/information/text-page';
import { lateBoot } from '@/components/layout/late-boot';
import { NeedsScript } from '@/components/layout/needs-script';
import { toLocale } from '@/lib/i18n/locales';
import { toMetadata } from '@/lib/seo/metadata';

interface CareersProps {
  params: Promise<{ locale: string }>;
}

export async function generateMetadata({ params }: CareersProps) {
  const locale = toLocale((await params).locale);
  const t = await getTranslations({ locale, namespace: 'careers' });
  return toMetadata({ locale, path: '/careers/', title: t('metaTitle'), description: t('metaDescription') });
}

/** A job at the marketplace itself: what to write, and the form that arrives (boot/addApplyJob). */
export default async function Careers({ params }: CareersProps) {
  const locale = toLocale((await params).locale);
  setRequestLocale(locale);
  const t = await getTranslations({ locale, namespace: 'careers' });
  return (
    <div {...lateBoot} className="mx-auto flex w-full max-w-page flex-col gap-8 px-4 pb-16 pt-6">
      <PageHead title={t('title')} summary={t('summary')} />
      <div className="grid items-start gap-8 desktop:grid-cols-2">
        <div className="flex flex-col gap-6">
          <TextSections sections={await readSections(locale, 'careers')} />
          <ProviderLink locale={locale} />
        </div>
        <div className="flex flex-col gap-4">
          <NeedsScript locale={locale} text={t('form.needsScript')} contactLabel={t('form.contact')} />
          <EnquiryCard
            locale={locale}
            enquiry="careers"
            needsScriptText={t('form.needsScript')}
            fields={[
              { name: 'fullName', label: t('form.name'), kind: 'line', autoComplete: 'name', maxLength: 120 },
              { name: 'mobile', label: t('form.mobile'), kind: 'mobile', autoComplete: 'tel', maxLength: 32 },
              {
                name: 'text',
                label: t('form.text'),
                kind: 'text',
                hint: t('form.textHint'),
                minLength: 5,
                maxLength: 4000,
              },
            ]}
          />
        </div>
      </div>
    </div>
  );
}
