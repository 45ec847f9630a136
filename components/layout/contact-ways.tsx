import { Mail, MapPin, Phone } from 'lucide';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';

import { Icon } from '@/components/ui/icon';
import { readContactDetails } from '@/lib/client/contact-details';
import { formatDigits } from '@/lib/i18n/formats';
import type { Locale } from '@/lib/i18n/locales';

/**
 * Phones, e-mail and address as they are configured: in the footer and on the contact page. Nothing where nothing is.
 */
export async function ContactWays({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'layout' });
  const { phones, email, address } = readContactDetails(locale);
  if (phones.length === 0 && email === null && address === null) return null;
  return (
    <ul className="flex flex-col">
      {phones.map((phone) => (
        <Way key={phone} icon={<Icon icon={Phone} />} label={t('footer.phone')}>
          <a
            href={`tel:${phone.replace(/[ -]/g, '')}`}
            dir="ltr"
            className="inline-flex min-h-touch items-center hover:underline"
          >
            {formatDigits(phone, locale)}
          </a>
        </Way>
      ))}
      {email !== null && (
        <Way icon={<Icon icon={Mail} />} label={t('footer.email')}>
          <a
            href={`mailto:${email}`}
            dir="ltr"
            className="inline-flex min-h-touch min-w-0 items-center hover:underline [overflow-wrap:anywhere]"
          >
            {email}
          </a>
        </Way>
      )}
      {address !== null && (
        <Way icon={<Icon icon={MapPin} />} label={t('footer.address')}>
          <address className="inline-flex min-h-touch items-center not-italic">{address}</address>
        </Way>
      )}
    </ul>
  );
}

function Way({ icon, label, children }: { icon: ReactNode; label: string; children: ReactNode }) {
  return (
    <li className="flex items-center gap-2">
      {icon}
      <span className="sr-only">{label}</span>
      {children}
    </li>
  );
}
