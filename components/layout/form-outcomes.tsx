import { getTranslations } from 'next-intl/server';

import { Notice } from '@/components/ui/notice';
import type { Locale } from '@/lib/i18n/locales';

interface FormOutcomesProps {
  readonly locale: Locale;
  readonly sentText: string;
  readonly wrongText?: string;
}

/**
 * For visitors without a script: the form's answer leads back to one of these places
 * (lib/server/http/door/form-routes.ts), and only that one shows.
 */
export async function FormOutcomes({ locale, sentText, wrongText }: FormOutcomesProps) {
  const t = await getTranslations({ locale, namespace: 'errors' });
  const className = 'hidden scroll-mt-32 target:block';
  return (
    <>
      <div id="sent" className={className}>
        <Notice tone="success">{sentText}</Notice>
      </div>
      <div id="wrong" className={className}>
        <Notice tone="error">{wrongText ?? t('invalid-input')}</Notice>
      </div>
      <div id="later" className={className}>
        <Notice tone="error">{t('TooMuchRequest')}</Notice>
      </div>
      <div id="failed" className={className}>
        <Notice tone="error">{t('UnknownError')}</Notice>
      </div>
    </>
  );
}
