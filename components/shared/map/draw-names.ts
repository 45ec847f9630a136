import { divIcon, marker, type Map as LeafletMap } from 'leaflet';

import { classNames } from '@/components/ui/class-names';

import type { CityArea } from './city-areas';
import { findWayOut, orderBySpread, placeNames, type Box, type NameBox } from './place-names';

export interface DrawnNames {
  /**
   * The chosen one's name is a plate and has its place before all others; the one that is pointed at shows above them.
   */
  readonly mark: (chosenId: number | null, aimedId: number | null) => void;
  /** After a zoom, and when the objects on the map have changed, the names that have room are computed again. */
  readonly show: () => void;
}

const NAME_LOOK = classNames(
  'pointer-events-none absolute w-max max-w-28 -translate-x-1/2 -translate-y-1/2 text-center text-12 font-semibold leading-tight text-enamel-900',
  'opacity-0 data-[shown]:opacity-100 motion-safe:transition-opacity',
  '[text-shadow:0_0_3px_theme(backgroundColor.card),0_0_3px_theme(backgroundColor.card),0_0_6px_theme(backgroundColor.card)]',
  'data-[plate]:rounded-field data-[plate]:px-2 data-[plate]:py-1.5 data-[plate]:shadow-float data-[plate]:ring-1 data-[plate]:ring-inset data-[plate]:[text-shadow:none]',
  'data-[plate=aimed]:bg-card data-[plate=aimed]:text-enamel-900 data-[plate=aimed]:ring-enamel-300',
  // Below the middle, where a pin would stand: PLATE_PX.
  'data-[plate=chosen]:translate-y-1.5 data-[plate=chosen]:bg-enamel-700 data-[plate=chosen]:text-white data-[plate=chosen]:ring-white/70',
);
const PLATE_PX = 6;
const MOST_WAY_PX = 40;
const ABOVE = { chosen: 1000, aimed: 2000 };

function writeName(name: string): HTMLElement {
  const element = document.createElement('span');
  element.className = NAME_LOOK;
  element.dir = 'auto';
  // The areas are named for those who hear the page.
  element.ariaHidden = 'true';
  element.textContent = name;
  return element;
}

/** Puts the chosen one’s plate below the middle of its area, and below what covers it there. */
function placePlate(
  element: HTMLElement,
  { x, y }: { readonly x: number; readonly y: number },
  covers: readonly Box[],
): Box {
  const size = { width: element.offsetWidth, height: element.offsetHeight };
  const plate = { x, y: y + PLATE_PX + size.height / 2, ...size };
  const way = findWayOut(plate, covers);
  // Far below its area it would name another one.
  const taken = way > MOST_WAY_PX ? 0 : way;
  element.style.marginTop = `${taken}px`;
  return { ...plate, y: plate.y + taken };
}

/** The names of areas, as many as have room at each zoom without lying on each other. */
export function drawNames(
  map: LeafletMap,
  areas: readonly CityArea[],
  /** Boxes that cover names. The chosen name moves below a near box; other names are hidden. */
  listCovers: () => readonly Box[],
): DrawnNames {
  const names = areas.map(({ locationid, name, middle }) => {
    const element = writeName(name);
    const icon = divIcon({ className: '', html: element, iconSize: [0, 0] });
    const placed = marker(middle, { icon, interactive: false, keyboard: false }).addTo(map);
    return { id: locationid, element, placed, middle, width: element.offsetWidth, height: element.offsetHeight };
  });
  const turns = orderBySpread(names.map((name) => ({ ...name, x: name.middle[1], y: -name.middle[0] })));
  let marked: { readonly chosen: number | null; readonly aimed: number | null } = { chosen: null, aimed: null };

  const show = () => {
    const covers = listCovers();
    const boxes = turns.map(({ id, middle, element, width, height }): NameBox => {
      const point = map.latLngToLayerPoint(middle);
      if (id === marked.chosen) return { id, ...placePlate(element, point, covers) };
      element.style.marginTop = '';
      return { id, x: point.x, y: point.y, width, height };
    });
    const [chosen, others] = [
      boxes.filter(({ id }) => id === marked.chosen),
      boxes.filter(({ id }) => id !== marked.chosen),
    ];
    const shown = placeNames([...chosen, ...others], covers);
    for (const { id, element } of names) element.toggleAttribute('data-shown', shown.has(id) || id === marked.aimed);
  };
  show();
  return {
    show,
    mark: (chosen, aimed) => {
      marked = { chosen, aimed };
      for (const { id, element, placed } of names) {
        const plate = id === chosen ? 'chosen' : id === aimed ? 'aimed' : null;
        placed.setZIndexOffset(plate ? ABOVE[plate] : 0);
        if (plate) element.dataset.plate = plate;
        else delete element.dataset.plate;
      }
      show();
    },
  };
}
