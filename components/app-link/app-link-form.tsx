import { getTranslations } from 'next-intl/server';

import { PlainMobileInput } from '@/components/forms/fields/plain-mobile-input';
import { toButtonClassName } from '@/components/ui/button-look';
import type { Locale } from '@/lib/i18n/locales';

import { AppLinkIsland } from './app-link-island';

const ID = 'app-link';

/**
 * Asks for the app's link by SMS (row S-25). A plain form, whose answer leads to the page of the app; its script comes
 * when it is near.
 */
export async function AppLinkForm({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'app-link' });
  const words = {
    invalid: t('form.invalid'),
    wait: t.raw('form.wait') as string,
    sent: t('form.sent'),
    tooMuch: t('form.tooMuch'),
    unknown: t('form.unknown'),
    other: t('form.other'),
  };
  return (
    <form id={ID} method="post" action={`/api/forms/app-link/${locale}`} className="flex max-w-prose flex-col gap-2">
      <label htmlFor={`${ID}-mobile`} className="font-semibold">
        {t('form.label')}
      </label>
      <div className="flex flex-col gap-2 tablet:flex-row">
        <PlainMobileInput
          id={`${ID}-mobile`}
          locale={locale}
          describedBy={`${ID}-outcome`}
          className="w-full tablet:w-64"
        />
        <button type="submit" className={toButtonClassName({ size: 'large' })}>
          {t('form.submit')}
        </button>
      </div>
      <div id={`${ID}-outcome`} role="status" className="text-14 empty:hidden">
        <AppLinkIsland formId={ID} words={words} />
      </div>
    </form>
  );
}
