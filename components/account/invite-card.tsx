import { useTranslations } from 'next-intl';

import { InviteCode } from '@/components/shared/invite-code';
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
  return (
    <Card className="flex flex-col gap-4">
      <div>
        <h2 className="text-18 font-bold">{t('title')}</h2>
        <p className="max-w-prose text-14 text-stone-500">
          {t('text', { amount: formatTomans(REFERRAL_GIFT_RIALS, locale) })}
        </p>
      </div>
      <InviteCode
        code={code}
        path={`${toLocalePath(locale, '/')}?inviteCode=${encodeURIComponent(code)}`}
        say={t}
        message={t('message', { code })}
      />
      <InvitedPeople />
    </Card>
  );
}
