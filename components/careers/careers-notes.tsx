import { getTranslations } from 'next-intl/server';

import { accountPaths } from '@/components/layout/site-links';
import { Notice } from '@/components/ui/notice';
import type { Locale } from '@/lib/i18n/locales';
import { toLocalePath } from '@/lib/i18n/paths';

const linkClassName = 'inline-flex min-h-touch items-center font-semibold text-enamel-700 underline underline-offset-4';

/** The proof of work needs a script: who has none hears so before typing, and where else to write. */
export async function NeedsScript({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'careers.form' });
  return (
    <noscript>
      <Notice tone="warning">
        <p>{t('needsScript')}</p>
        <a href={toLocalePath(locale, '/contact/')} className={linkClassName}>
          {t('contact')}
        </a>
      </Notice>
    </noscript>
  );
}

/** Where those register who want to take orders. */
export async function ProviderLink({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'layout' });
  return (
    <a href={toLocalePath(locale, accountPaths.becomeProvider)} className={`${linkClassName} self-start`}>
      {t('footer.providerLink')}
    </a>
  );
}
