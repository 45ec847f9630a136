import { getTranslations } from 'next-intl/server';

import { toButtonClassName } from '@/components/ui/button-look';
import { Card } from '@/components/ui/card';
import { Plate } from '@/components/ui/plate';
import { PROVIDER_REGISTER_STATE, STATE_PARAMETER } from '@/lib/funnel/steps';
import { formatNumber } from '@/lib/i18n/formats';
import type { Locale } from '@/lib/i18n/locales';
import { toLocalePath } from '@/lib/i18n/paths';

import { APPLICATION_STEPS } from './step-names';

const QUERY = `?${STATE_PARAMETER}=${PROVIDER_REGISTER_STATE}`;

/** Before anybody applies: the account and the papers that it takes, and what each step asks. */
export function ApplicationLead({ locale }: { locale: Locale }) {
  return (
    <div className="flex flex-col gap-8 pb-10">
      <SignInFirst locale={locale} />
      <StepsAhead locale={locale} />
    </div>
  );
}

/** An application needs a verified phone: both forms lead back here (T-03, T-06). */
async function SignInFirst({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'application.signIn' });
  return (
    <Card className="flex flex-col gap-5 desktop:p-8">
      <div className="flex flex-col gap-2">
        <h2 className="text-22 font-bold">{t('title')}</h2>
        <p className="max-w-prose">{t('text')}</p>
      </div>
      <ul className="flex list-disc flex-col gap-1 ps-5 marker:text-enamel-600">
        {(['card', 'certificate', 'sheba', 'time'] as const).map((key) => (
          <li key={key}>{t(`have.${key}`)}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3 no-script:hidden">
        <a
          href={toLocalePath(locale, `/register/${QUERY}`)}
          className={`${toButtonClassName({ size: 'large' })} max-tablet:w-full`}
        >
          {t('register')}
        </a>
        <a
          href={toLocalePath(locale, `/login/${QUERY}`)}
          className={`${toButtonClassName({ variant: 'secondary', size: 'large' })} max-tablet:w-full`}
        >
          {t('login')}
        </a>
      </div>
    </Card>
  );
}

async function StepsAhead({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'application' });
  return (
    <section aria-labelledby="steps" className="flex flex-col gap-4">
      <h2 id="steps" className="text-22 font-bold">
        {t('lead.stepsTitle')}
      </h2>
      <ol className="grid gap-4 tablet:grid-cols-2">
        {APPLICATION_STEPS.map((step, index) => (
          <li key={step} className="flex gap-3">
            <Plate className="flex size-9 shrink-0 items-center justify-center font-bold" aria-hidden>
              {formatNumber(index + 1, locale)}
            </Plate>
            <div className="min-w-0">
              <h3 className="font-bold">{t(`steps.${step}`)}</h3>
              <p className="text-14">{t(`lead.steps.${step}`)}</p>
            </div>
          </li>
        ))}
      </ol>
      <a
        href={toLocalePath(locale, '/joinus/')}
        className="inline-flex min-h-touch items-center self-start font-semibold text-enamel-700 underline underline-offset-4"
      >
        {t('lead.toJoinus')}
      </a>
    </section>
  );
}
