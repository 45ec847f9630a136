import { useTranslations } from 'next-intl';

import { FailureNotice } from '@/components/shared/failure-notice';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { LabelWithName } from '@/components/ui/written-text';
import { callFromBrowser } from '@/lib/client/browser';
import { useSending } from '@/lib/client/use-sending';
import { useErrorText } from '@/lib/i18n/use-error-text';

import type { Team } from './team';

interface InvitationsProps {
  readonly invitations: Team['lstInvitation'];
  readonly onAnswered: () => void;
}

/** Invitations to teams, with the answers. */
export function Invitations({ invitations, onAnswered }: InvitationsProps) {
  const t = useTranslations('team');
  const toErrorText = useErrorText();
  const { isSending, failure, send } = useSending();
  async function answer(memberid: number, isAccepted: boolean) {
    const sent = await send(() => callFromBrowser('team/answerinvitation', { memberid, isAccepted }));
    if (sent.ok) onAnswered();
  }
  return invitations.map(({ memberid, companyName, isSupervisor }) => (
    <Card key={memberid} className="flex flex-col gap-3">
      <h2 className="text-18 font-bold">
        <LabelWithName label={t('invitation.title', { name: '{name}' })} name={companyName} />
      </h2>
      <p>{t(isSupervisor ? 'invitation.supervisor' : 'invitation.worker')}</p>
      <div className="flex flex-wrap gap-3">
        <Button isLoading={isSending} onClick={() => void answer(memberid, true)}>
          {t('invitation.accept')}
        </Button>
        <Button variant="secondary" isLoading={isSending} onClick={() => void answer(memberid, false)}>
          {t('invitation.refuse')}
        </Button>
      </div>
      <FailureNotice problem={failure && toErrorText(failure)} error={failure} onRetry={null} />
    </Card>
  ));
}
