import { useState } from 'react';

import { useCall } from '@/lib/client/use-call';

import { NOBODY_YET, type FreeMember } from './team-choice';

const TEAM = {};

/**
 * The members of a company who are free for a work that it may accept; the first of them is chosen until another is.
 * Nobody for other professionals. Without a work nothing is asked.
 */
export function useTeamChoice(taskId: number | null) {
  const { data: own } = useCall('team/getteam', taskId === null ? null : TEAM);
  const isCompany = own?.team?.place === 'company';
  const { data } = useCall('team/getfreemember', isCompany && taskId !== null ? { taskid: taskId } : null);
  const [chosenId, choose] = useState<number | null>(null);
  const members: readonly FreeMember[] = data?.lstMember.filter(({ isFree }) => isFree) ?? [];
  const value = chosenId ?? members[0]?.userId ?? NOBODY_YET;
  return { members, value, choose, comer: members.find(({ userId }) => userId === value) ?? null };
}
