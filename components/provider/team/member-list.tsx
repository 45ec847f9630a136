import { useTranslations } from 'next-intl';

import type { TeamPlace } from '@/lib/contract/provider-enumerations';

import { MemberCard } from './member-card';
import type { Member } from './team';

interface MemberListProps {
  readonly members: readonly Member[];
  readonly place: TeamPlace;
  readonly onChange: () => void;
}

/** The members of the team, as far as its reader sees. */
export function MemberList({ members, place, onChange }: MemberListProps) {
  const t = useTranslations('team');
  if (members.length === 0) return null;
  const supervisors = members.filter(({ isSupervisor, state }) => isSupervisor && state === 'active');
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-18 font-bold">{t('members.title')}</h2>
      <ul className="flex flex-col gap-3">
        {members.map((member) => (
          <MemberCard
            key={member.memberid}
            member={member}
            supervisors={supervisors.filter(({ userId }) => userId !== member.userId)}
            isCompany={place === 'company'}
            onChange={onChange}
          />
        ))}
      </ul>
    </section>
  );
}
