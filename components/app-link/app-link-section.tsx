import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';

import { readAppDownloads } from '@/lib/client/app-downloads';
import { sendsSms } from '@/lib/client/server-partners';
import { RECEIVE_APP_PATH } from '@/lib/domain/site/app-paths';
import { toLocalePath } from '@/lib/i18n/paths';
import type { Locale } from '@/lib/i18n/locales';

import { AppDownloads } from './app-downloads';
import { AppLinkForm } from './app-link-form';
import { QrCode } from './qr-code';

interface AppLinkSectionProps {
  readonly locale: Locale;
  /** The full address of the app's page, for the camera. */
  readonly pageUrl: string;
  /** On the app's own page: its heading stands above, and it does not lead to itself. */
  readonly isPage?: boolean;
  readonly children?: ReactNode;
}

/** The app by SMS, by its file or a store, or by the camera of another phone (row S-25). */
export async function AppLinkSection({ locale, pageUrl, isPage = false, children }: AppLinkSectionProps) {
  const t = await getTranslations({ locale, namespace: 'app-link' });
  const isSent = await sendsSms(locale);
  return (
    <section
      aria-labelledby="app"
      className="grid grid-cols-[minmax(0,1fr)] gap-6 rounded-sheet bg-enamel-50 p-5 tablet:p-8 desktop:grid-cols-[minmax(0,1fr)_auto] desktop:items-center desktop:gap-12 desktop:p-12"
    >
      <div className="flex flex-col gap-5">
        <div className="flex flex-col gap-1">
          <h2 id="app" className="text-22 font-bold desktop:text-28">
            {isPage && isSent ? t('smsTitle') : t('title')}
          </h2>
          <p className="max-w-prose">{t(isSent ? (isPage ? 'smsText' : 'text') : 'textWithoutSms')}</p>
        </div>
        {children}
        {isSent && <AppLinkForm locale={locale} />}
        <AppDownloads locale={locale} downloads={readAppDownloads()} />
        {!isPage && (
          <a
            href={toLocalePath(locale, RECEIVE_APP_PATH)}
            className="inline-flex min-h-touch items-center self-start font-semibold text-enamel-700 hover:underline"
          >
            {t('more')}
          </a>
        )}
      </div>
      <figure className="flex flex-wrap items-center gap-4 desktop:flex-col desktop:gap-3">
        <div className="plate p-3">
          <QrCode
            text={pageUrl}
            label={t('qr.label')}
            className="size-28 rounded-field bg-light narrow:size-20 desktop:size-44"
          />
        </div>
        <figcaption className="max-w-48 grow basis-24 text-14 desktop:basis-auto desktop:text-center">
          {t('qr.text')}
        </figcaption>
      </figure>
    </section>
  );
}
