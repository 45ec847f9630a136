import { useTranslations } from 'next-intl';

import type { TeamPlace } from '@/lib/contract/provider-enumerations';

import { MemberCard } from './member-card';
import type { Member } from './team';

interface MemberListProps {
  readonly members: readonly Member[];
  readonly place: TeamPlace;
  readonly onChange: () => void;
}

/** Who belongs to the team, as far as its reader sees. */
export function MemberList({ members, place, onChange }: MemberListProps) {
  const t = useTranslations('team');
  const supervisors = members.filter(({ isSupervisor, state }) => isSupervisor && state === 'active');
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-18 font-bold">{t('members.title')}</h2>
      {members.length === 0 && (
        <p className="rounded-card border border-dashed border-stone-200 p-4 text-stone-500">{t('members.none')}</p>
      )}
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
