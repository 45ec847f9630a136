import { ChevronLeft, CircleHelp, FileText, LifeBuoy, Mail, MessageCircle, Phone, type IconNode } from 'lucide';
import { useTranslations } from 'next-intl';

import { Fold } from '@/components/ui/fold';
import { Icon } from '@/components/ui/icon';
import { toOrderHelpPath } from '@/lib/domain/site/order-links';
import { formatDigits } from '@/lib/i18n/formats';
import { Link } from '@/lib/i18n/link';
import { useLocale } from '@/lib/i18n/location';

import { SupportHours, type Support } from './support-hours';

interface HelpPage {
  readonly key: 'faq' | 'rules' | 'contact';
  readonly href: string;
  readonly icon: IconNode;
}

const listPages = (reqcode: string): readonly HelpPage[] => [
  { key: 'faq', href: '/faq/', icon: CircleHelp },
  { key: 'rules', href: '/pelakfan-policy/', icon: FileText },
  { key: 'contact', href: toOrderHelpPath(reqcode), icon: MessageCircle },
];

const ROW = 'flex min-h-touch items-center gap-3 rounded-field px-2 font-medium text-enamel-700 hover:bg-enamel-50';

interface OrderHelpProps {
  readonly reqcode: string;
  readonly support: Support;
}

/**
 * Whom to ask and where to read when something is not as it should be, on either side of an order. A message takes the
 * order's number along.
 */
export function OrderHelp({ reqcode, support: { phones, email, hours } }: OrderHelpProps) {
  const t = useTranslations('order-following.help');
  const locale = useLocale();
  return (
    <Fold icon={LifeBuoy} title={t('title')}>
      <p className="text-14 text-stone-500">
        {t.rich('text', {
          code: () => <bdi className="own-direction font-semibold text-ink">{formatDigits(reqcode, locale)}</bdi>,
        })}
      </p>
      <ul className="-mx-2 flex flex-col">
        {phones.map((phone) => (
          <li key={phone}>
            <a href={`tel:${phone}`} className={ROW}>
              <Icon icon={Phone} />
              <span className="own-direction">{formatDigits(phone, locale)}</span>
            </a>
          </li>
        ))}
        {email !== null && (
          <li>
            <a href={`mailto:${email}`} className={ROW}>
              <Icon icon={Mail} />
              <span className="own-direction [overflow-wrap:anywhere]">{email}</span>
            </a>
          </li>
        )}
        {listPages(reqcode).map(({ key, href, icon }) => (
          <li key={key}>
            <Link href={href} className={ROW}>
              <Icon icon={icon} />
              <span className="grow">{t(key)}</span>
              <Icon icon={ChevronLeft} className="ltr:-scale-x-100" />
            </Link>
          </li>
        ))}
      </ul>
      <SupportHours hours={hours} />
    </Fold>
  );
}
