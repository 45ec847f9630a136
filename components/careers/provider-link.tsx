import { getTranslations } from 'next-intl/server';

import { accountPaths } from '@/components/layout/site-links';
import type { Locale } from '@/lib/i18n/locales';
import { toLocalePath } from '@/lib/i18n/paths';

/** The link to the registration of providers. */
export async function ProviderLink({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'layout' });
  return (
    <a
      href={toLocalePath(locale, accountPaths.becomeProvider)}
      className="inline-flex min-h-touch items-center self-start font-semibold text-enamel-700 underline underline-offset-4"
    >
      {t('footer.providerLink')}
    </a>
  );
}
