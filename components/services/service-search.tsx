import { Search } from 'lucide';
import { getTranslations } from 'next-intl/server';

import { Icon } from '@/components/ui/icon';
import { TextField } from '@/components/ui/field';
import { toButtonClassName } from '@/components/ui/button-look';
import { SEARCH_PARAMETER } from '@/lib/domain/site/query-parameters';
import { toLocalePath } from '@/lib/i18n/paths';
import type { Locale } from '@/lib/i18n/locales';

interface ServiceSearchProps {
  readonly locale: Locale;
  /** The search words of the address; absent for none. */
  readonly text?: string;
}

/** A plain form: it works before any script and without. The browser itself sends it to /services/?q=…. */
export async function ServiceSearch({ locale, text }: ServiceSearchProps) {
  const t = await getTranslations({ locale, namespace: 'layout' });
  return (
    <form role="search" action={toLocalePath(locale, '/services/')} className="flex max-w-prose gap-2">
      <TextField
        isLabelHidden
        label={t('searchDialog.label')}
        placeholder={t('searchDialog.placeholder')}
        type="search"
        name={SEARCH_PARAMETER}
        defaultValue={text}
        className="grow"
      />
      <button type="submit" aria-label={t('header.search')} className={toButtonClassName({ variant: 'secondary' })}>
        <Icon icon={Search} />
      </button>
    </form>
  );
}
