import { BadgeCheck, BellRing, ReceiptText, ShieldCheck } from 'lucide';
import { getTranslations } from 'next-intl/server';

import { Icon } from '@/components/ui/icon';
import type { Locale } from '@/lib/i18n/locales';

import { HomeSection } from './home-section';

const reasons = [
  { key: 'vetted', icon: BadgeCheck },
  { key: 'price', icon: ReceiptText },
  { key: 'live', icon: BellRing },
  { key: 'guarantee', icon: ShieldCheck },
] as const;

/** Why one may trust it with one's home and money (row S-19). */
export async function WhyUse({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'home' });
  return (
    <HomeSection id="why" title={t('why.title')}>
      <ul className="grid gap-4 tablet:grid-cols-2 wide:grid-cols-4">
        {reasons.map(({ key, icon }) => (
          <li key={key} className="flex gap-4 rounded-card bg-enamel-50 p-5 narrow:flex-col wide:flex-col">
            <span className="plate flex size-14 shrink-0 items-center justify-center">
              <Icon icon={icon} size={24} />
            </span>
            <div className="flex flex-col gap-1">
              <h3 className="text-18 font-bold">{t(`why.${key}.title`)}</h3>
              <p>{t(`why.${key}.text`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </HomeSection>
  );
}
