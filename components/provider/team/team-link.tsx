import { useTranslations } from 'next-intl';

import { Notice } from '@/components/ui/notice';
import { LabelWithName } from '@/components/ui/written-text';
import { useCall } from '@/lib/client/use-call';
import { Link } from '@/lib/i18n/link';

const TEAM = {};

/** The way to the team, for a company, its people, and those it invites. */
export function TeamLink() {
  const t = useTranslations('team');
  const { data } = useCall('team/getteam', TEAM);
  if (!data?.team && !data?.lstInvitation.length) return null;
  const [invitation] = data.lstInvitation;
  return (
    <Notice>
      <p>
        {invitation ? (
          <LabelWithName label={t('link.invited', { name: '{name}' })} name={invitation.companyName} />
        ) : (
          t(`link.${data.team?.place ?? 'worker'}`)
        )}
      </p>
      <Link href="/pelakman/team/" className="inline-flex min-h-touch items-center font-semibold underline">
        {t('link.open')}
      </Link>
    </Notice>
  );
}
