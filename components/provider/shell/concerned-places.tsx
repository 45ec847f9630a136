'use client';

import { ChevronLeft, Truck, UsersRound, type IconNode } from 'lucide';

import { useOwnVehicles } from '@/components/forms/work-vehicles/use-own-vehicles';
import { Icon } from '@/components/ui/icon';
import { useCall } from '@/lib/client/use-call';
import { Link } from '@/lib/i18n/link';

const TEAM = {};
const PATHS = { team: '/pelakman/team/', vehicles: '/pelakman/vehicles/' } as const;
const ICONS: Record<keyof typeof PATHS, IconNode> = { team: UsersRound, vehicles: Truck };

interface ConcernedPlacesProps {
  /** The reader's place. */
  readonly place: string;
  readonly words: Record<keyof typeof PATHS, string>;
  readonly className: string;
}

/**
 * The places of the area that not every provider has. A company and its people have the team, movers and drivers of
 * petrol the vehicles.
 */
export function ConcernedPlaces({ place, words, className }: ConcernedPlacesProps) {
  const { data: own } = useCall('team/getteam', TEAM);
  const { data: vehicles } = useOwnVehicles();
  const concerned = {
    team: place === 'team' || (own !== undefined && (own.team !== null || own.lstInvitation.length > 0)),
    vehicles:
      place === 'vehicles' ||
      (vehicles !== undefined && (vehicles.lstUse.length > 0 || vehicles.lstVehicle.length > 0)),
  };
  return (['team', 'vehicles'] as const).map(
    (key) =>
      concerned[key] && (
        <li key={key} className="shrink-0">
          <Link href={PATHS[key]} aria-current={key === place ? 'page' : undefined} className={className}>
            {/* In the column of a wide window every place has its picture. */}
            <Icon icon={ICONS[key]} className="max-wide:hidden" />
            {words[key]}
            {/* On a phone it is a row of a list, and looks as the others do. */}
            <Icon icon={ChevronLeft} className="text-enamel-600 ltr:-scale-x-100 desktop:hidden" />
          </Link>
        </li>
      ),
  );
}
