import { BriefcaseBusiness, Camera, CirclePlay, MessageCircle, Send, type IconNode } from 'lucide';
import { getTranslations } from 'next-intl/server';

import { Icon } from '@/components/ui/icon';
import { readContactDetails, type ContactDetails } from '@/lib/client/contact-details';
import type { Locale } from '@/lib/i18n/locales';

type NetworkName = ContactDetails['networks'][number]['name'];

const drawings: Readonly<Record<NetworkName, IconNode>> = {
  instagram: Camera,
  telegram: Send,
  whatsapp: MessageCircle,
  linkedin: BriefcaseBusiness,
  aparat: CirclePlay,
};

/**
 * Social networks and trust badges, as links: a picture of theirs would be fetched from them. On a phone a network is
 * its icon alone (row S-16).
 */
export async function FooterElsewhere({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'layout' });
  const { networks, badges } = readContactDetails(locale);
  const linkClassName =
    'inline-flex min-h-touch min-w-touch items-center justify-center gap-2 hover:text-white hover:underline';
  return (
    <>
      {networks.length > 0 && (
        <ul aria-label={t('footer.social')} className="flex flex-wrap gap-2 desktop:gap-x-6">
          {networks.map(({ name, url }) => (
            <li key={name}>
              <a
                href={url}
                rel="noopener"
                className={`${linkClassName} rounded-full border border-white/20 desktop:border-transparent`}
              >
                <Icon icon={drawings[name]} />
                <span className="sr-only desktop:not-sr-only">{t(`footer.networks.${name}`)}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
      {badges.length > 0 && (
        <ul aria-label={t('footer.trustBadges')} className="flex flex-wrap gap-x-6">
          {badges.map(({ name, url }) => (
            <li key={name}>
              <a href={url} rel="noopener" referrerPolicy="origin" className={linkClassName}>
                {t(`footer.badges.${name}`)}
              </a>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
