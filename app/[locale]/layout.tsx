import '@/app/globals.css';
import { CircleAlert, CircleCheck, Info, X } from 'lucide';
import { hasLocale } from 'next-intl';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { preload } from 'react-dom';
import { InstallScript } from '@/components/app-link/install-script';
import { SessionWatcher } from '@/components/auth/session-watcher';
import { CityScript } from '@/components/city/city-script';
import { PageFailureTemplate } from '@/components/layout/page-failure-template';
import { PageLeaving } from '@/components/layout/page-leaving';
import { OfflineSupport } from '@/components/offline/offline-support';
import { Icon } from '@/components/ui/icon';
import { SnackbarProvider } from '@/components/ui/snackbar';
import { FRAME_COLOURS } from '@/lib/domain/constants/colours';
import { getFontUrl } from '@/lib/i18n/fonts';
import { defaultLocale, getDirection, locales, toLocale } from '@/lib/i18n/locales';
import { toLocalePath } from '@/lib/i18n/paths';
import { toManifestPath } from '@/lib/seo/manifest';

const snackbarIcons = {
  neutral: <Icon icon={Info} />,
  success: <Icon icon={CircleCheck} />,
  error: <Icon icon={CircleAlert} />,
  dismiss: <Icon icon={X} size={16} />,
};

interface RootLayoutProps {
  params: Promise<{ locale: string }>;
  children: ReactNode;
}

/** Nothing is rendered at build: a page is rendered at its first request, when the catalogue is there. */
export function generateStaticParams() {
  return [];
}

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  viewportFit: 'cover',
  colorScheme: 'light dark',
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: FRAME_COLOURS.day },
    { media: '(prefers-color-scheme: dark)', color: FRAME_COLOURS.night },
  ],
};

export async function generateMetadata({ params }: RootLayoutProps): Promise<Metadata> {
  const locale = toLocale((await params).locale);
  const t = await getTranslations({ locale, namespace: 'layout' });
  return {
    title: { default: t('site.title'), template: `%s | ${t('site.name')}` },
    description: t('site.description'),
  };
}

export default async function RootLayout({ params, children }: RootLayoutProps) {
  const { locale: requested } = await params;
  const locale = hasLocale(locales, requested) ? requested : defaultLocale;
  setRequestLocale(locale);
  preload(getFontUrl(locale), { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  const t = await getTranslations({ locale, namespace: 'common' });
  const offline = await getTranslations({ locale, namespace: 'offline' });
  const failure = await getTranslations({ locale, namespace: 'failure' });
  return (
    <html lang={locale} dir={getDirection(locale)} data-scroll-behavior="smooth" suppressHydrationWarning>
      <head>
        {/* Not in the metadata, which a navigation removes for a moment: the browser then asks for a favicon.ico. */}
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/icons/plate.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
        <link rel="manifest" href={toManifestPath(locale)} />
        <CityScript />
        <InstallScript />
      </head>
      <body>
        <SnackbarProvider dismissLabel={t('close')} icons={snackbarIcons}>
          {children}
          <PageLeaving />
          <OfflineSupport words={{ lost: offline('lost'), back: offline('back') }} />
        </SnackbarProvider>
        <SessionWatcher />
        <PageFailureTemplate
          title={failure('title')}
          text={failure('text')}
          retry={failure('retry')}
          home={failure('home')}
          homePath={toLocalePath(locale, '/')}
        />
      </body>
    </html>
  );
}
