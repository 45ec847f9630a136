import { Car } from 'lucide';

import { NearDoor } from '@/components/shared/way/near-door';
import { Icon } from '@/components/ui/icon';
import { NEAR_MINUTES } from '@/components/shared/way/arrival';

/** The line shows so many minutes of a way; who is farther off stands at its beginning. */
const SHOWN_MINUTES = 30;

/** How far somebody is from the own door, by minutes. Decorative: the minutes stand beside it. */
export function WayToDoor({ minutes }: { minutes: number }) {
  const doneShare = 1 - Math.min(SHOWN_MINUTES, minutes) / SHOWN_MINUTES;
  return (
    <div aria-hidden className="flex items-end">
      <span className="mb-1 h-1 rounded-full bg-saffron-300" style={{ width: `calc(${doneShare} * (100% - 5rem))` }} />
      <Icon icon={Car} size={24} className="shrink-0 text-saffron-300" />
      <span className="mx-2 mb-1.5 grow border-b-4 border-dotted border-enamel-300" />
      <NearDoor isOpen={minutes <= NEAR_MINUTES} />
    </div>
  );
}
