import { Gift } from 'lucide';
import { getTranslations } from 'next-intl/server';

import { toButtonClassName } from '@/components/ui/button-look';
import { Icon } from '@/components/ui/icon';
import { Plate } from '@/components/ui/plate';
import { WELCOME_GIFT_RIALS } from '@/lib/domain/constants/gifts';
import { formatTomans } from '@/lib/i18n/formats';
import { toLocalePath } from '@/lib/i18n/paths';
import type { Locale } from '@/lib/i18n/locales';

import { GiftOpener } from './gift-opener';
import { offerClassName } from './offer-look';

/** 20,000 tomans for registering, with what they are good for (row S-28). */
export async function WelcomeGift({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'home' });
  const common = await getTranslations({ locale, namespace: 'common' });
  const amount = formatTomans(WELCOME_GIFT_RIALS, locale);
  return (
    <GiftOpener
      className={offerClassName}
      title={t('gift.title')}
      closeLabel={common('close')}
      button={
        <>
          <Icon icon={Gift} className="text-saffron-300" />
          {t('gift.button', { amount })}
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <Plate className="flex items-center justify-center gap-3 p-6 text-28 font-bold">
          <Icon icon={Gift} size={32} className="text-saffron-300" />
          {amount}
        </Plate>
        <p>{t('gift.text', { amount })}</p>
        <a
          href={toLocalePath(locale, '/register/')}
          className={toButtonClassName({ size: 'large', isFullWidth: true })}
        >
          {t('gift.action')}
        </a>
      </div>
    </GiftOpener>
  );
}
