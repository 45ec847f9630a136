import '@/app/globals.css';
import { hasLocale } from 'next-intl';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { preload } from 'react-dom';
import { SessionWatcher } from '@/components/auth/session-watcher';
import { SnackbarProvider } from '@/components/ui/snackbar';
import { getFontUrls } from '@/lib/i18n/fonts';
import { defaultLocale, getDirection, locales, toLocale } from '@/lib/i18n/locales';

interface RootLayoutProps {
  params: Promise<{ locale: string }>;
  children: ReactNode;
}

/** Nothing is rendered at build: a page is rendered at its first request, when the catalogue is there. */
export function generateStaticParams() {
  return [];
}

export const viewport: Viewport = { width: 'device-width', initialScale: 1, viewportFit: 'cover', themeColor: '#1F4494' };

export async function generateMetadata({ params }: RootLayoutProps): Promise<Metadata> {
  const locale = toLocale((await params).locale);
  const t = await getTranslations({ locale, namespace: 'layout' });
  return {
    title: { default: t('site.title'), template: `%s | ${t('site.name')}` },
    description: t('site.description'),
    icons: { icon: [{ url: '/icons/plate.svg', type: 'image/svg+xml' }] },
  };
}

export default async function RootLayout({ params, children }: RootLayoutProps) {
  const { locale: requested } = await params;
  const locale = hasLocale(locales, requested) ? requested : defaultLocale;
  setRequestLocale(locale);
  for (const url of getFontUrls(locale)) preload(url, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  const t = await getTranslations({ locale, namespace: 'common' });
  return (
    <html lang={locale} dir={getDirection(locale)} data-scroll-behavior="smooth">
      <body>
        <SnackbarProvider dismissLabel={t('close')}>{children}</SnackbarProvider>
        <SessionWatcher />
      </body>
    </html>
  );
}
