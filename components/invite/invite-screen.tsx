import { Gift } from 'lucide';
import { getTranslations } from 'next-intl/server';

import { toButtonClassName } from '@/components/ui/button-look';
import { Card } from '@/components/ui/card';
import { Icon } from '@/components/ui/icon';
import { Notice } from '@/components/ui/notice';
import { Plate } from '@/components/ui/plate';
import { WELCOME_GIFT_RIALS } from '@/lib/domain/constants/gifts';
import { toInviteCode } from '@/lib/domain/person/invite-code';
import { formatTomans } from '@/lib/i18n/formats';
import type { Locale } from '@/lib/i18n/locales';
import { toLocalePath } from '@/lib/i18n/paths';

import { InviteCodeForm } from './invite-code-form';

interface InviteScreenProps {
  readonly locale: Locale;
  /** As it stands in the address; empty without one. */
  readonly typed: string;
}

/**
 * Where an invitation leads: the code, what it is good for, and the way to registration. The inviter is not named (row
 *
 */
export async function InviteScreen({ locale, typed }: InviteScreenProps) {
  const t = await getTranslations({ locale, namespace: 'invite' });
  const code = toInviteCode(typed);
  const registerPath = code === null ? '/register/' : `/register/${code}/`;
  return (
    <div className="mx-auto flex w-full max-w-prose flex-col gap-6 px-4 py-8 desktop:py-12">
      <div className="flex flex-col gap-3">
        <h1 className="text-28 font-bold desktop:text-36">{code === null ? t('missing.title') : t('title')}</h1>
        {code === null && typed !== '' && <Notice tone="warning">{t('odd', { code: typed })}</Notice>}
        <p className="text-18">{code === null && typed === '' ? t('missing.summary') : t('summary')}</p>
      </div>
      {code === null ? (
        <InviteCodeForm locale={locale} typed={typed} />
      ) : (
        <InviteCode label={t('codeLabel')} code={code} privacy={t('privacy')} />
      )}
      <WelcomeGift locale={locale} isInvited={code !== null} />
      <div className="flex flex-col gap-2">
        <a
          href={toLocalePath(locale, registerPath)}
          rel="nofollow"
          className={toButtonClassName({ variant: code === null ? 'secondary' : 'primary', size: 'large' })}
        >
          {code === null ? t('missing.register') : t('register')}
        </a>
        <div className="flex flex-col tablet:flex-row tablet:justify-center">
          <a href={toLocalePath(locale, '/login/')} className={toButtonClassName({ variant: 'quiet', size: 'large' })}>
            {t('login')}
          </a>
          <a
            href={toLocalePath(locale, '/services/')}
            className={toButtonClassName({ variant: 'quiet', size: 'large' })}
          >
            {t('services')}
          </a>
        </div>
      </div>
    </div>
  );
}

function InviteCode({ label, code, privacy }: { label: string; code: string; privacy: string }) {
  return (
    <div className="flex flex-col gap-2">
      <Plate className="flex flex-col items-center gap-1 px-6 py-5 text-center">
        <span className="text-14 text-enamel-100">{label}</span>
        <strong className="own-direction text-28 tracking-widest">{code}</strong>
      </Plate>
      <p className="text-14 text-stone-500">{privacy}</p>
    </div>
  );
}

/** The gift for registering, with its conditions (BEHAVIOUR 9). */
async function WelcomeGift({ locale, isInvited }: { locale: Locale; isInvited: boolean }) {
  const t = await getTranslations({ locale, namespace: 'invite.gift' });
  return (
    <Card className="flex flex-col gap-3">
      <h2 className="flex items-center gap-3 text-22 font-bold narrow:flex-col narrow:items-start">
        <Icon icon={Gift} size={32} className="shrink-0 text-saffron-600" />
        {t('title', { amount: formatTomans(WELCOME_GIFT_RIALS, locale) })}
      </h2>
      <ul className="flex list-disc flex-col gap-2 ps-5 marker:text-enamel-300">
        <li>{t('once')}</li>
        <li>{t('use')}</li>
        {isInvited && <li>{t('referrer')}</li>}
      </ul>
    </Card>
  );
}
