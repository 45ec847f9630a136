import { divIcon, marker, type Map as LeafletMap, type Marker } from 'leaflet';

import type { LatLong } from './city-areas';

/** Something that stands on the map: it is drawn by whoever made the element, around the element's own start. */
export interface PlacedElement {
  readonly id: string;
  readonly position: LatLong;
  readonly element: HTMLElement;
}

/** Above all names. */
const ABOVE = 3000;
/** More than a map is high: where two meet, the earlier one is on top. */
const RANK = 1000;

/** Keeps elements at their places: those that are known move, new ones come, the rest go. The first is on top. */
export function createPlaces(map: LeafletMap): (elements: readonly PlacedElement[]) => void {
  const known = new Map<string, { readonly element: HTMLElement; readonly marker: Marker }>();
  return (elements) => {
    for (const [id, placed] of known)
      if (elements.every(({ element }) => element !== placed.element)) {
        placed.marker.remove();
        known.delete(id);
      }
    for (const [index, { id, position, element }] of elements.entries()) {
      const there = known.get(id);
      const zIndexOffset = ABOVE + (elements.length - index) * RANK;
      if (there) there.marker.setLatLng(position).setZIndexOffset(zIndexOffset);
      else
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
  };
}
