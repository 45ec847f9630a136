import { Download, Laptop, Smartphone, Tablet } from 'lucide';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';

import { lateBoot } from '@/components/layout/late-boot';
import { Icon } from '@/components/ui/icon';
import { Notice } from '@/components/ui/notice';
import { formatNumber } from '@/lib/i18n/formats';
import { RECEIVE_APP_PATH } from '@/lib/domain/site/app-paths';
import { toLocalePath } from '@/lib/i18n/paths';
import type { Locale } from '@/lib/i18n/locales';

import { InstallButton } from './install-button';

const devices = [
  { key: 'android', icon: Smartphone },
  { key: 'ios', icon: Tablet },
  { key: 'desktop', icon: Laptop },
] as const;

/** How to put the site among one's apps, device by device (row R-19). */
export async function WebAppScreen({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'web-app' });
  return (
    <article {...lateBoot} className="mx-auto flex w-full max-w-page flex-col gap-8 px-4 pb-16 pt-6">
      <div className="flex max-w-prose flex-col gap-4">
        <h1 className="text-28 font-bold desktop:text-36">{t('title')}</h1>
        <p className="text-18">{t('summary')}</p>
        <InstallButton installed={<Notice tone="success">{t('installed')}</Notice>}>
          <Icon icon={Download} />
          {t('install')}
        </InstallButton>
      </div>
      <ul className="grid gap-4 desktop:grid-cols-3">
        {devices.map(({ key, icon }) => (
          <Device key={key} locale={locale} device={key}>
            <Icon icon={icon} size={24} />
          </Device>
        ))}
      </ul>
      <section aria-labelledby="good" className="flex max-w-prose flex-col gap-3">
        <h2 id="good" className="text-22 font-bold">
          {t('good.title')}
        </h2>
        <ul className="flex list-disc flex-col gap-2 ps-5 marker:text-enamel-300">
          {(t.raw('good.points') as readonly string[]).map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </section>
      <a
        href={toLocalePath(locale, RECEIVE_APP_PATH)}
        className="inline-flex min-h-touch items-center self-start font-semibold text-enamel-700 hover:underline"
      >
        {t('receive')}
      </a>
    </article>
  );
}

interface DeviceProps {
  readonly locale: Locale;
  readonly device: (typeof devices)[number]['key'];
  readonly children: ReactNode;
}

async function Device({ locale, device, children }: DeviceProps) {
  const t = await getTranslations({ locale, namespace: 'web-app' });
  return (
    <li className="flex flex-col gap-4 rounded-card border border-stone-200 bg-card p-5">
      <h2 className="flex items-center gap-3 text-18 font-bold">
        <span className="plate flex size-12 shrink-0 items-center justify-center">{children}</span>
        {t(`${device}.title`)}
      </h2>
      <ol className="flex flex-col gap-3">
        {(t.raw(`${device}.steps`) as readonly string[]).map((step, index) => (
          <li key={step} className="flex gap-3">
            <span
              aria-hidden
              className="flex size-7 shrink-0 items-center justify-center rounded-full bg-enamel-100 text-14 font-bold text-enamel-800"
            >
              {formatNumber(index + 1, locale)}
            </span>
            <span>{step}</span>
          </li>
        ))}
      </ol>
      <p className="mt-auto text-14 text-stone-500">{t(`${device}.note`)}</p>
    </li>
  );
}
