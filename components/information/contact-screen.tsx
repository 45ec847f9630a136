import { Building2, CircleHelp, ReceiptText } from 'lucide';
import { getTranslations } from 'next-intl/server';

import { ContactWays } from '@/components/layout/contact-ways';
import { lateBoot } from '@/components/layout/late-boot';
import { readSupport } from '@/components/layout/read-support';
import { SupportHours } from '@/components/shared/support-hours';
import { LinkRow, LinkRows, ROW_LINK } from '@/components/ui/link-rows';
import { readContactDetails } from '@/lib/client/contact-details';
import type { Locale } from '@/lib/i18n/locales';
import { toLocalePath } from '@/lib/i18n/paths';

import { EnquiryCard } from './enquiry-card';
import { PageHead } from './page-head';

/** Pages that may already have the answer. */
const quickerWays = [
  { text: 'order', link: 'orders', path: '/my-order-list/', icon: ReceiptText },
  { text: 'question', link: 'faq', path: '/faq/', icon: CircleHelp },
  { text: 'business', link: 'b2b', path: '/b2b/', icon: Building2 },
] as const;

/** A form that always arrives, and the other ways that the operator has configured. */
export async function ContactScreen({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'contact' });
  const { phones, email, address } = readContactDetails(locale);
  const { hours } = await readSupport(locale);
  const hasWays = phones.length > 0 || email !== null || address !== null;
  return (
    <div {...lateBoot} className="mx-auto flex w-full max-w-page flex-col gap-6 px-4 pb-16 pt-6 desktop:gap-8">
      <PageHead title={t('title')} summary={t('summary')} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 desktop:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <div className="flex flex-col gap-6">
          <QuickerWays locale={locale} />
          <SupportHours hours={hours} />
          {hasWays && (
            <section className="flex flex-col gap-3">
              <h2 className="text-18 font-bold">{t('ways')}</h2>
              <ContactWays locale={locale} />
            </section>
          )}
        </div>
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
      </div>
    </div>
  );
}

async function QuickerWays({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'contact.before' });
  return (
    <section aria-labelledby="before" className="flex flex-col gap-3">
      <h2 id="before" className="text-18 font-bold">
        {t('title')}
      </h2>
      <LinkRows>
        {quickerWays.map(({ text, link, path, icon }) => (
          <LinkRow
            key={path}
            icon={icon}
            text={t(text)}
            link={
              <a href={toLocalePath(locale, path)} className={ROW_LINK}>
                {t(link)}
              </a>
            }
          />
        ))}
      </LinkRows>
    </section>
  );
}
