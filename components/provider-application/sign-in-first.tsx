'use client';

import { useTranslations } from 'next-intl';

import { toButtonClassName } from '@/components/ui/button-look';
import { Card } from '@/components/ui/card';
import { PROVIDER_REGISTER_STATE, STATE_PARAMETER } from '@/lib/funnel/steps';
import { Link } from '@/lib/i18n/link';

const QUERY = `?${STATE_PARAMETER}=${PROVIDER_REGISTER_STATE}`;

/** An application needs a verified phone: both forms lead back here (T-03, T-06). */
export function SignInFirst() {
  const t = useTranslations('application.signIn');
  return (
    <Card className="mb-10 flex flex-col gap-5 desktop:p-8">
      <div className="flex flex-col gap-2">
        <h2 className="text-22 font-bold">{t('title')}</h2>
        <p className="max-w-prose">{t('text')}</p>
      </div>
      <ul className="flex list-disc flex-col gap-1 ps-5 marker:text-enamel-600">
        {(['card', 'certificate', 'sheba', 'time'] as const).map((key) => (
          <li key={key}>{t(`have.${key}`)}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Link href={`/register/${QUERY}`} className={`${toButtonClassName({ size: 'large' })} max-tablet:w-full`}>
          {t('register')}
        </Link>
        <Link href={`/login/${QUERY}`} className={`${toButtonClassName({ variant: 'secondary', size: 'large' })} max-tablet:w-full`}>
          {t('login')}
        </Link>
      </div>
    </Card>
  );
}
