import { getTranslations } from 'next-intl/server';

import { ContactWays } from '@/components/layout/contact-ways';
import { lateBoot } from '@/components/layout/late-boot';
import { readSupport } from '@/components/layout/read-support';
import { SupportHours } from '@/components/shared/support-hours';
import { readContactDetails } from '@/lib/client/contact-details';
import type { Locale } from '@/lib/i18n/locales';
import { toLocalePath } from '@/lib/i18n/paths';

import { EnquiryCard } from './enquiry-card';
import { PageHead } from './page-head';

/** Pages that may already have the answer. */
const quickerWays = [
  { text: 'order', link: 'orders', path: '/my-order-list/' },
  { text: 'question', link: 'faq', path: '/faq/' },
  { text: 'business', link: 'b2b', path: '/b2b/' },
] as const;

/** A form that always arrives, and the other ways that the operator has configured. */
export async function ContactScreen({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'contact' });
  const { phones, email, address } = readContactDetails(locale);
  const { hours } = await readSupport(locale);
  const hasWays = phones.length > 0 || email !== null || address !== null;
  const linkClassName =
    'inline-flex min-h-touch items-center font-semibold text-enamel-700 underline underline-offset-4';
  return (
    <div {...lateBoot} className="mx-auto flex w-full max-w-page flex-col gap-8 px-4 pb-16 pt-6">
      <PageHead title={t('title')} summary={t('summary')} />
      <div className="grid items-start gap-8 desktop:grid-cols-[3fr_2fr]">
        <EnquiryCard
          locale={locale}
          enquiry="contact"
          fields={[
            { name: 'name', label: t('form.name'), kind: 'line', autoComplete: 'name', maxLength: 80 },
            {
              name: 'mobile',
              label: t('form.mobile'),
              kind: 'mobile',
              hint: t('form.mobileHint'),
              autoComplete: 'tel',
              maxLength: 32,
            },
            {
              name: 'reqcode',
              label: t('form.order'),
              kind: 'order',
              hint: t('form.orderHint'),
              isOptional: true,
              maxLength: 32,
            },
            {
              name: 'text',
              label: t('form.text'),
              kind: 'text',
              minLength: 5,
              maxLength: 4000,
            },
          ]}
        />
        <div className="flex flex-col gap-6">
          <SupportHours hours={hours} />
          {hasWays && (
            <section className="flex flex-col gap-3">
              <h2 className="text-22 font-bold">{t('ways')}</h2>
              <ContactWays locale={locale} />
            </section>
          )}
          <section className="flex flex-col items-start gap-2">
            <h2 className="text-22 font-bold">{t('before.title')}</h2>
            <ul className="flex w-full flex-col divide-y divide-stone-200">
              {quickerWays.map(({ text, link, path }) => (
                <li key={path} className="py-3">
                  <p>{t(`before.${text}`)}</p>
                  <a href={toLocalePath(locale, path)} className={linkClassName}>
                    {t(`before.${link}`)}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        </div>
      </div>
    </div>
  );
}
