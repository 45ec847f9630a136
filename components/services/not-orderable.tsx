import { getTranslations } from 'next-intl/server';

import { toButtonClassName } from '@/components/ui/button-look';
import { Card } from '@/components/ui/card';
import { toLocalePath } from '@/lib/i18n/paths';
import type { Locale } from '@/lib/i18n/locales';

/** In the place of the first question, where a service cannot be ordered here yet: says so, and offers what can. */
export async function NotOrderable({ locale, name }: { locale: Locale; name: string }) {
  const t = await getTranslations({ locale, namespace: 'services' });
  return (
    <Card className="flex flex-col gap-4">
      <h2 className="text-18 font-bold">{t('notOrderable.title')}</h2>
      <p>{t('notOrderable.text', { name })}</p>
      <a
        href={toLocalePath(locale, '/services/house-cleaning/')}
        className={toButtonClassName({ variant: 'secondary' })}
      >
        {t('notOrderable.action')}
      </a>
    </Card>
  );
}
