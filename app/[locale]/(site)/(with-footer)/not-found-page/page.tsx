import { MapPinOff } from 'lucide';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { cookies } from 'next/headers';

import { PlaceLinks } from '@/components/layout/place-links';
import { toButtonClassName } from '@/components/ui/button-look';
import { Icon } from '@/components/ui/icon';
import { Plate } from '@/components/ui/plate';
import { MISSING_ADDRESS_COOKIE, toShownAddress } from '@/lib/domain/site/missing-address';
import { findTextLanguage } from '@/lib/domain/text/text-language';
import { formatDigits } from '@/lib/i18n/formats';
import { toLocale } from '@/lib/i18n/locales';
import { splitLocalePath, toLocalePath } from '@/lib/i18n/paths';

import { listNearPages } from './near-pages';

/** It speaks of the address that this reader asked for. */
export const dynamic = 'force-dynamic';

const HTTP_NOT_FOUND = 404;

interface NotFoundProps {
  params: Promise<{ locale: string }>;
}

/** The page at /404/; middleware answers it with status 404 (BEHAVIOUR 1.2). */
export default async function NotFoundPage({ params }: NotFoundProps) {
  const locale = toLocale((await params).locale);
  setRequestLocale(locale);
  const t = await getTranslations({ locale, namespace: 'layout' });
  const kept = (await cookies()).get(MISSING_ADDRESS_COOKIE)?.value;
  const address = kept === undefined ? null : toShownAddress(kept);
  const near = address === null ? [] : await listNearPages(locale, splitLocalePath(address).path);
  return (
    <div className="mx-auto flex max-w-prose flex-col items-center gap-6 px-4 py-16 text-center">
      <Plate className="flex items-center gap-4 px-8 py-6 text-36 font-bold">
        <Icon icon={MapPinOff} size={40} />
        <span className="own-direction">{formatDigits(HTTP_NOT_FOUND, locale)}</span>
      </Plate>
      <h1 className="text-28 font-bold">{t('notFound.title')}</h1>
      {address !== null && (
        <p>
          {t.rich('notFound.address', {
            address: () => (
              <bdi dir="ltr" lang={findTextLanguage(address)} className="font-semibold [overflow-wrap:anywhere]">
                {address}
              </bdi>
            ),
          })}
        </p>
      )}
      <p className="text-stone-500">{t('notFound.text')}</p>
      {near.length > 0 && (
        <section aria-labelledby="near" className="flex flex-col items-center gap-3">
          <h2 id="near" className="text-18 font-bold">
            {t('notFound.near')}
          </h2>
          <PlaceLinks locale={locale} links={near} />
        </section>
      )}
      <div className="flex flex-wrap justify-center gap-3">
        <a href={toLocalePath(locale, '/')} className={toButtonClassName({})}>
          {t('notFound.home')}
        </a>
        <a href={toLocalePath(locale, '/services/')} className={toButtonClassName({ variant: 'secondary' })}>
          {t('notFound.services')}
        </a>
      </div>
    </div>
  );
}
