import { Download, Smartphone, Store } from 'lucide';
import { getTranslations } from 'next-intl/server';

import { toButtonClassName } from '@/components/ui/button-look';
import { Icon } from '@/components/ui/icon';
import type { AppDownload } from '@/lib/client/app-downloads';
import { WEB_APP_PATH } from '@/lib/domain/site/app-paths';
import { toLocalePath } from '@/lib/i18n/paths';
import type { Locale } from '@/lib/i18n/locales';

interface AppDownloadsProps {
  readonly locale: Locale;
  readonly downloads: readonly AppDownload[];
}

/** The file and the stores that are configured; where there are none, the site itself is installed (BEHAVIOUR 12). */
export async function AppDownloads({ locale, downloads }: AppDownloadsProps) {
  const t = await getTranslations({ locale, namespace: 'app-link' });
  const className = toButtonClassName({ variant: 'secondary' });
  return (
    <ul className="flex flex-wrap gap-3">
      {downloads.map(({ name, url }) => (
        <li key={name}>
          <a href={url} rel="noopener" className={className}>
            <Icon icon={name === 'apk' ? Download : Store} />
            {t(`downloads.${name}`)}
          </a>
        </li>
      ))}
      <li>
        <a href={toLocalePath(locale, WEB_APP_PATH)} className={className}>
          <Icon icon={Smartphone} />
          {t('downloads.web')}
        </a>
      </li>
    </ul>
  );
}
