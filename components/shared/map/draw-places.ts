import { divIcon, marker, type Map as LeafletMap, type Marker } from 'leaflet';

import { classNames } from '@/components/ui/class-names';

import type { LatLong } from './city-areas';
import { areApart, type Box } from './place-names';

/** Something that stands on the map. The maker of the element draws it, around the element's own start. */
export interface PlacedElement {
  readonly id: string;
  readonly position: LatLong;
  readonly element: HTMLElement;
}

/** Above all names. */
const ABOVE = 3000;
/** More than a map is high: where two meet, the earlier one is on top. */
const RANK = 1000;

/** A place that moves slides to its new point. Where the map itself moves, every place is there at once. */
export const SLIDE = classNames('motion-safe:transition-transform', 'motion-safe:duration-slide').split(' ');

function moveTo(there: Marker, position: LatLong): void {
  if (!there.getLatLng().equals(position)) there.getElement()?.classList.add(...SLIDE);
  there.setLatLng(position);
}

export interface Places {
  /** Keeps elements at their places: those that are known move, new ones come, the rest go. The first is on top. */
  readonly place: (elements: readonly PlacedElement[]) => void;
  /** Labels that lie on one another give way to the earlier ones; closer, they have room again. */
  readonly tidy: () => void;
  /** Their boxes at the present zoom. */
  readonly listBoxes: () => readonly Box[];
}

/** Pictures and labels, which are drawn around the element’s start; that lies at its place. */
function measure(map: LeafletMap, { element, marker: placed }: Placed, parts: string): Box[] {
  const start = element.getBoundingClientRect();
  const { x, y } = map.latLngToLayerPoint(placed.getLatLng());
  return [...element.querySelectorAll(parts)]
    .map((part) => part.getBoundingClientRect())
    .filter(({ width }) => width > 0)
    .map(({ x: left, y: top, width, height }) => ({
      x: x + left - start.x + width / 2,
      y: y + top - start.y + height / 2,
      width,
      height,
    }));
}

/** As `MarkerFace` names them. */
const PARTS = { picture: '[data-picture]', label: '[data-label]', both: '[data-picture], [data-label]' };

function tidyLabels(map: LeafletMap, inTurn: readonly Placed[]): void {
  const taken: Box[] = [];
  for (const placed of inTurn) {
    placed.element.removeAttribute('data-crowded');
    const labels = measure(map, placed, PARTS.label);
    const isCrowded = labels.some((label) => taken.some((other) => !areApart(label, other)));
    placed.element.toggleAttribute('data-crowded', isCrowded);
    taken.push(...measure(map, placed, PARTS.picture), ...(isCrowded ? [] : labels));
  }
}

interface Placed {
  readonly element: HTMLElement;
  readonly marker: Marker;
}

export function createPlaces(map: LeafletMap): Places {
  const known = new Map<string, Placed>();
  let turns: readonly string[] = [];
  const tidy = () =>
    tidyLabels(
      map,
      turns.flatMap((id) => known.get(id) ?? []),
    );
  map.on('zoomstart viewprereset', () => {
    for (const placed of known.values()) placed.marker.getElement()?.classList.remove(...SLIDE);
  });
  const place: Places['place'] = (elements) => {
    for (const [id, placed] of known)
      if (elements.every(({ element }) => element !== placed.element)) {
        placed.marker.remove();
        known.delete(id);
      }
    for (const [index, { id, position, element }] of elements.entries()) {
      const there = known.get(id);
      const zIndexOffset = ABOVE + (elements.length - index) * RANK;
      if (there) {
        moveTo(there.marker, position);
        there.marker.setZIndexOffset(zIndexOffset);
      } else
        known.set(id, {
          element,
          marker: marker(position, {
            icon: divIcon({ className: '', html: element, iconSize: [0, 0] }),
            interactive: false,
            keyboard: false,
            zIndexOffset,
          }).addTo(map),
        });
    }
    turns = elements.map(({ id }) => id);
    tidy();
  };
  return { place, tidy, listBoxes: () => [...known.values()].flatMap((placed) => measure(map, placed, PARTS.both)) };
}
