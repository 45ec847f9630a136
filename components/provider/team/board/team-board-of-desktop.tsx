import dynamic from 'next/dynamic';
import { useState } from 'react';

import { isDesktop } from '@/components/shared/is-desktop';
import { Skeleton } from '@/components/ui/skeleton';
import { toPatientLoader } from '@/lib/client/patient-loader';

import type { TeamDays } from '../team';

const TeamBoard = dynamic(
  toPatientLoader(() => import('./team-board').then((module) => module.TeamBoard)),
  { ssr: false, loading: () => <Skeleton className="h-96 rounded-card" /> },
);

/** The board needs the width of a desktop; a phone, which has the week as a list, does not load it. */
export function TeamBoardOfDesktop({ days, onChange }: { days: TeamDays; onChange: () => void }) {
  const [isShown] = useState(isDesktop);
  return isShown ? <TeamBoard days={days} onChange={onChange} /> : null;
}
