import { useTranslations } from 'next-intl';

import { LinkToShare } from '@/components/shared/link-to-share';
import { Card } from '@/components/ui/card';
import { REFERRAL_GIFT_RIALS } from '@/lib/domain/constants/gifts';
import { formatTomans } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';
import { toLocalePath } from '@/lib/i18n/paths';

import { InvitedPeople } from './invited-people';

/** The person's own invite code, as a link to copy or to share. */
export function InviteCard({ code }: { code: string }) {
  const t = useTranslations('account.invite');
  const locale = useLocale();
  const words = {
    link: t('link'),
    share: t('share'),
    copy: t('copy'),
    copied: t('copied'),
    copyFailed: t('copyFailed'),
    message: t('message', { code }),
  };
  return (
    <Card className="flex flex-col gap-4">
      <div>
        <h2 className="text-18 font-bold">{t('title')}</h2>
        <p className="max-w-prose text-14 text-stone-500">
          {t('text', { amount: formatTomans(REFERRAL_GIFT_RIALS, locale) })}
        </p>
      </div>
      <p className="flex flex-wrap items-baseline gap-3">
        <span className="text-14 font-medium">{t('code')}</span>
        <bdi dir="ltr" className="text-22 font-bold tracking-widest">
          {code}
        </bdi>
      </p>
      <LinkToShare path={`${toLocalePath(locale, '/')}?inviteCode=${encodeURIComponent(code)}`} words={words} />
      <InvitedPeople />
    </Card>
  );
}
