'use client';

import { useTranslations } from 'next-intl';

import { LoadFailure } from '@/components/shared/load-failure';
import { Notice } from '@/components/ui/notice';
import { EmptyState } from '@/components/ui/states';
import { LabelWithName } from '@/components/ui/written-text';

import { ScreenSkeleton } from '../screen-skeleton';
import { useProviderCall } from '../use-provider-call';
import { Invitations } from './invitations';
import { InviteForm } from './invite-form';
import { MemberList } from './member-list';
import { TeamDays } from './team-days';
import { WageMonth } from './wages/wage-month';

const TEAM = {};

/**
 * A company's people, their days and what waits for one of them; a supervisor sees those they lead, a worker their own
 * place in it.
 */
export function TeamScreen() {
  const t = useTranslations('team');
  const { data, error, mutate } = useProviderCall('team/getteam', TEAM);
  if (error && !data) return <LoadFailure title={t('failed')} error={error} onRetry={() => void mutate()} />;
  if (!data) return <ScreenSkeleton />;
  const { team, lstMember, lstInvitation } = data;
  const refresh = () => void mutate();
  return (
    <div className="flex flex-col gap-8">
      <Invitations invitations={lstInvitation} onAnswered={refresh} />
      {!team && lstInvitation.length === 0 && <EmptyState title={t('none.title')} text={t('none.text')} />}
      {team && team.place !== 'company' && (
        <Notice>
          <LabelWithName label={t(`place.${team.place}`, { name: '{name}' })} name={team.companyName} />
        </Notice>
      )}
      {team && (
        <TeamDays
          place={team.place}
          onChange={refresh}
          beside={
            <div className="flex flex-col gap-8">
              <MemberList members={lstMember} place={team.place} onChange={refresh} />
              <WageMonth isCompany={team.place === 'company'} />
              {team.place === 'company' && <InviteForm onInvited={refresh} />}
            </div>
          }
        />
      )}
    </div>
  );
}
