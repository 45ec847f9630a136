import { getTranslations } from 'next-intl/server';

import { toButtonClassName } from '@/components/ui/button-look';
import { MOBILE_LENGTH } from '@/lib/domain/constants';
import { MOBILE_EXAMPLE } from '@/lib/domain/mobile';
import { formatDigits } from '@/lib/i18n/formats';
import type { Locale } from '@/lib/i18n/locales';

import { AppLinkIsland } from './app-link-island';

const ID = 'app-link';

/** Asks for the app's link by SMS (row S-25). A plain form, whose answer leads to the page of the app; its script comes when it is near. */
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
        <input
          id={`${ID}-mobile`}
          name="mobile"
          type="tel"
          inputMode="numeric"
          dir="ltr"
          autoComplete="tel"
          placeholder={formatDigits(MOBILE_EXAMPLE, locale)}
          // Longer than a number is: one that is pasted may have spaces or its country's code. The script keeps the digits of it.
          maxLength={2 * MOBILE_LENGTH}
          required
          aria-describedby={`${ID}-outcome`}
          className="min-h-13 w-full rounded-field border border-stone-500 bg-white px-4 narrow:px-2 placeholder:text-stone-500 hover:border-enamel-600 aria-[invalid=true]:border-pomegranate-600 tablet:w-64"
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
