import { CarFront, DoorClosed, Navigation, Truck } from 'lucide';
import { useTranslations } from 'next-intl';
import type { ComponentProps } from 'react';

import { Avatar } from '@/components/ui/avatar';
import { classNames } from '@/components/ui/class-names';
import { Icon } from '@/components/ui/icon';
import { WrittenText } from '@/components/ui/written-text';

import { useAgeText } from './use-age-text';

/** Something that stands on the map at a place of its own. */
export interface MapMarker {
  /** The marker's id on its map; a moving thing keeps it. */
  readonly id: string;
  /**
   * `address`: a pin whose point is the place. `door`: the plate of the reader's own door, with its number as the short
   * label. `self`: where the reader is. `vehicle`: a car that somebody waits with. `truck`: what comes to it.
   * `traveller`: the person on the way.
   * `demand`: the middle of a neighbourhood from which orders come.
   */
  readonly kind: 'address' | 'door' | 'self' | 'vehicle' | 'truck' | 'traveller' | 'demand';
  /** Degrees of WGS 84. */
  readonly latitude: number;
  readonly longitude: number;
  /** The marker's name in the page's language. It is shown under a vehicle or a truck, else only spoken. */
  readonly label: string;
  /** The shown part of the label where the picture says the rest; without it the whole label is shown. */
  readonly shortLabel?: string;
  /** The traveller, whose face stands on the map. */
  readonly person?: Pick<ComponentProps<typeof Avatar>, 'name' | 'imageUrl'>;
  /** How many minutes ago it was there; left out where the place does not move. */
  readonly ageMinutes?: number;
}

const VEHICLES = { vehicle: CarFront, truck: Truck, traveller: Navigation };

/** A marker's label, and how old its place is. */
export function useMarkerText(): (marker: MapMarker) => string {
  const t = useTranslations('order.map');
  const toAge = useAgeText();
  return ({ label, ageMinutes }) =>
    ageMinutes === undefined ? label : t('markerWithAge', { label, age: toAge(ageMinutes) });
}

/**
 * How a marker looks: its picture and its label, which is left out where it has no room (`draw-places.ts`). It is drawn
 * around the start of what it stands in. Screen readers get the list of markers instead.
 */
export function MarkerFace({ marker }: { readonly marker: MapMarker }) {
  const toAge = useAgeText();
  const { kind, label, shortLabel = label, ageMinutes, person } = marker;
  if (kind === 'address') return <Pin />;
  if (kind === 'door') return <Door number={shortLabel} />;
  if (kind === 'demand') return <Demand text={shortLabel} />;
  if (kind === 'self')
    return (
      <span
        data-picture
        className="absolute h-5 w-5 -translate-x-1/2 -translate-y-1/2 rounded-full border-4 border-white bg-turquoise-600 shadow-float ring-8 ring-turquoise-600/20"
      />
    );
  return (
    <span
      className={classNames(
        'absolute flex w-max max-w-32 -translate-x-1/2 items-center gap-1',
        // The car's label stands above it and those of trucks below them, so that two that are near cover less of each
        // other.
        kind === 'vehicle' ? '-translate-y-[calc(100%-1.25rem)] flex-col-reverse' : '-translate-y-5 flex-col',
      )}
    >
      <span
        data-picture
        className={classNames(
          'grid h-10 w-10 place-items-center rounded-full border-2 border-white shadow-float',
          // One's own place is saffron, as the pin of an address is.
          kind === 'vehicle' ? 'bg-saffron-500 text-enamel-900' : 'bg-enamel-700 text-white',
        )}
      >
        {person ? <Avatar {...person} size="small" className="!size-9" /> : <Icon icon={VEHICLES[kind]} />}
      </span>
      <span
        data-label
        className="rounded-field bg-card px-2 py-1 text-center text-12 font-semibold leading-tight text-ink shadow-float [[data-crowded]_&]:hidden"
      >
        <WrittenText text={shortLabel} />
        {ageMinutes !== undefined && (
          <span dir="auto" className="block font-normal text-stone-500">
            {toAge(ageMinutes)}
          </span>
        )}
      </span>
    </span>
  );
}

/** A wide ring around the middle, because nobody is told the place of an order. */
function Demand({ text }: { readonly text: string }) {
  return (
    <span className="absolute grid size-24 -translate-x-1/2 -translate-y-1/2 place-items-center rounded-full bg-saffron-300/40 ring-1 ring-saffron-500">
      <span
        data-label
        className="rounded-field bg-card px-2 py-1 text-12 font-bold leading-tight text-ink shadow-float"
      >
        <WrittenText text={text} />
      </span>
    </span>
  );
}

/** Its point is the place. */
function Pin() {
  return (
    <svg data-picture viewBox="0 0 32 42" className="absolute h-10 w-8 -translate-x-1/2 -translate-y-full drop-shadow">
      <path
        d="M16 41C16 41 30 25 30 15A14 14 0 0 0 2 15C2 25 16 41 16 41Z"
        className="fill-saffron-500 stroke-white stroke-2"
      />
      <circle cx="16" cy="15" r="5.5" className="fill-enamel-900" />
    </svg>
  );
}

/** The plate beside the door, with a lamp over it; its point is the place. */
function Door({ number }: { readonly number: string }) {
  return (
    <span data-picture className="absolute flex -translate-x-1/2 -translate-y-full flex-col items-center">
      <span className="h-2 w-8 rounded-full bg-saffron-300 ring-8 ring-saffron-300/40" />
      <span className="mt-1 grid h-10 min-w-12 place-items-center rounded-field border-2 border-white bg-enamel-700 px-2 font-bold text-white shadow-float">
        {number === '' ? <Icon icon={DoorClosed} /> : <WrittenText text={number} />}
      </span>
      <span className="-mt-1.5 h-3 w-3 rotate-45 bg-enamel-700" />
    </span>
  );
}
