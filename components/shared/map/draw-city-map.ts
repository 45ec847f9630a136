import {
  DomEvent,
  latLngBounds,
  map as createMap,
  polygon,
  polyline,
  svg,
  tileLayer,
  type FitBoundsOptions,
  type LatLngBounds,
  type Map as LeafletMap,
  type Polygon,
  type PolylineOptions,
} from 'leaflet';

import { classNames } from '@/components/ui/class-names';
import { matchesMedia } from '@/lib/client/browser-features';

import type { CityArea, CityAreas, LatLong } from './city-areas';
import { drawNames } from './draw-names';
import { createPlaces, type PlacedElement } from './draw-places';

export interface CityMapHandlers {
  /** A press on an area, at its exact place; over tiles also beside all areas, with null. */
  readonly onPress: (locationid: number | null, position: LatLong) => void;
  /** The area under the pointer, or none. */
  readonly onAim: (locationid: number | null) => void;
}

export interface DrawnCityMap {
  /** Marks the chosen area and the one under the pointer. */
  readonly mark: (chosenId: number | null, aimedId: number | null) => void;
  /** Puts elements at their places; those that were there before go. */
  readonly place: (elements: readonly PlacedElement[]) => void;
  /** Draws a line through these places, in their order. One place alone makes no line. */
  readonly trace: (places: readonly LatLong[]) => void;
  /** Moves to an area; closer, where it is smaller than a fingertip. */
  readonly approach: (locationid: number) => void;
  /** Moves a place into sight. */
  readonly reveal: (place: LatLong) => void;
  /** Comes so close that these places fill what is seen. */
  readonly frame: (places: readonly LatLong[]) => void;
  readonly zoom: (steps: number) => void;
  readonly showAll: () => void;
  readonly remove: () => void;
}

const MOST_ZOOM = 17;
/** Finer than whole steps, so that a city fills the ground. */
const ZOOM_STEP = 0.25;
const PADDING_PX = 16;
/** The buttons lie at the bottom of the ground. */
const BUTTONS_PX = 60;
const FINGERTIP_PX = 48;
const LINE_PX = 5;
const LINE_LOOK = 'stroke-enamel-600';
/** Around places that are looked at together: their labels stand above or below them. */
const FRAME_PX = 64;
/** How large an area is made that was smaller than a fingertip, and how many steps closer one comes for it at most. */
const APPROACHED_PX = 110;
const MOST_APPROACH = 2.5;
/** How far one can move off a city, in parts of its size. */
const MARGIN = 0.4;
/** Drawn beyond what is seen, in parts of it, so that nothing is empty while a finger moves. */
const DRAWN_BEYOND = 0.6;

/** Ids of options in the page: two maps never stand in one page. */
export const toAreaId = (locationid: number) => `map-area-${locationid}`;

const TINTS = ['fill-enamel-100', 'fill-enamel-50', 'fill-turquoise-50'];
const AREA_LOOK = classNames(
  'outline-none motion-safe:transition-colors',
  'aria-selected:fill-enamel-400 aria-selected:stroke-enamel-700 aria-selected:[stroke-opacity:1]',
  'data-[aimed]:fill-enamel-200 data-[aimed]:stroke-enamel-400',
);
const PLAIN_AREA_LOOK = classNames(
  AREA_LOOK,
  'stroke-card aria-selected:[fill-opacity:0.9] data-[aimed]:[fill-opacity:0.9]',
);
/** Over tiles the streets have to be read, most of all in the area in which a place is chosen. */
const TILED_AREA_LOOK = classNames(
  AREA_LOOK,
  'stroke-enamel-600 aria-selected:[fill-opacity:0.25] data-[aimed]:[fill-opacity:0.25]',
);
const OPACITY = { plain: 1, tiled: 0.06 };
const EDGE_OPACITY = { plain: 1, tiled: 0.45 };

/**
 * Below tiles the drawn city is what is seen until they come, and where they do not. Leaflet’s own pane of tiles has
 * the z-index 200.
 */
const BELOW_TILES = '150';

function openGroundPane(map: LeafletMap): PolylineOptions {
  map.createPane('ground').style.zIndex = BELOW_TILES;
  return { pane: 'ground', renderer: svg({ pane: 'ground', padding: DRAWN_BEYOND }) };
}

function drawGround(map: LeafletMap, { outline, outskirts }: CityAreas, place: PolylineOptions = {}): void {
  const plain = { ...place, interactive: false, stroke: false, fillOpacity: 1 };
  for (const ring of outskirts) polygon([...ring], { ...plain, className: 'fill-enamel-50' }).addTo(map);
  for (const ring of outline)
    polygon([...ring], { ...plain, stroke: true, weight: 8, className: 'fill-card stroke-enamel-200' }).addTo(map);
}

function drawArea(map: LeafletMap, { rings, tint }: CityArea, isTiled: boolean, interactive: boolean): Polygon {
  return polygon(
    rings.map((ring) => [[...ring]]),
    {
      interactive,
      bubblingMouseEvents: false,
      fillOpacity: isTiled ? OPACITY.tiled : OPACITY.plain,
      opacity: isTiled ? EDGE_OPACITY.tiled : EDGE_OPACITY.plain,
      weight: isTiled ? 1 : 2,
      className: isTiled ? TILED_AREA_LOOK : classNames(PLAIN_AREA_LOOK, TINTS[tint]),
    },
  ).addTo(map);
}

/** An area becomes an option of the list that the map is. */
function offerArea(drawn: Polygon, { locationid, name }: CityArea, handlers: CityMapHandlers): void {
  const element = drawn.getElement();
  element?.setAttribute('id', toAreaId(locationid));
  element?.setAttribute('role', 'option');
  element?.setAttribute('aria-label', name);
  element?.setAttribute('aria-selected', 'false');
  drawn.on('click', ({ latlng }) => handlers.onPress(locationid, [latlng.lat, latlng.lng]));
  drawn.on('mouseover', () => {
    // At once: an element that moves between the press of a button and its release loses the click.
    drawn.bringToFront();
    handlers.onAim(locationid);
  });
  drawn.on('mouseout', () => handlers.onAim(null));
}

/** The library's drawing is part of a list of areas, and says nothing itself. */
function hushDrawing(ground: HTMLElement): void {
  for (const part of ground.querySelectorAll('svg, svg > g')) part.setAttribute('role', 'presentation');
}

/** A person who turns the wheel over a map that they have not used yet means the page. */
function followWheel(map: LeafletMap, ground: HTMLElement): void {
  map.scrollWheelZoom.disable();
  DomEvent.on(ground, 'focusin', () => map.scrollWheelZoom.enable());
  DomEvent.on(ground, 'focusout', () => map.scrollWheelZoom.disable());
}

function openMap(ground: HTMLElement, city: CityAreas, tilesUrl: string | null) {
  const isStill = matchesMedia('(prefers-reduced-motion: reduce)');
  const bounds: LatLngBounds = latLngBounds(city.outline.flat());
  const map = createMap(ground, {
    attributionControl: false,
    zoomControl: false,
    keyboard: false,
    maxZoom: MOST_ZOOM,
    zoomSnap: ZOOM_STEP,
    maxBounds: bounds.pad(MARGIN),
    maxBoundsViscosity: 0.8,
    renderer: svg({ padding: DRAWN_BEYOND }),
    zoomAnimation: !isStill,
    fadeAnimation: !isStill,
    inertia: !isStill,
  });
  const padding: FitBoundsOptions = {
    paddingTopLeft: [PADDING_PX, PADDING_PX],
    paddingBottomRight: [PADDING_PX, BUTTONS_PX],
  };
  const showAll = () => void map.fitBounds(bounds, { ...padding, animate: !isStill });
  map.fitBounds(bounds, padding);
  map.setMinZoom(map.getZoom() - ZOOM_STEP);
  drawGround(map, city, tilesUrl === null ? {} : openGroundPane(map));
  if (tilesUrl !== null) tileLayer(tilesUrl, { maxZoom: MOST_ZOOM }).addTo(map);
  followWheel(map, ground);
  return { map, showAll, isStill };
}

/**
 * A city's neighbourhoods as areas with their names, over tiles where there are some. The ground is filled; it needs a
 * size of its own. Without handlers nothing is chosen there, and the areas are a picture.
 */
export function drawCityMap(
  ground: HTMLElement,
  city: CityAreas,
  tilesUrl: string | null,
  handlers: CityMapHandlers | null,
): DrawnCityMap {
  const { map, showAll, isStill } = openMap(ground, city, tilesUrl);
  const isTiled = tilesUrl !== null;
  const areas = new Map(
    city.areas.map((area) => {
      const drawn = drawArea(map, area, isTiled, handlers !== null);
      if (handlers) offerArea(drawn, area, handlers);
      return [area.locationid, drawn];
    }),
  );
  if (handlers && isTiled) map.on('click', ({ latlng }) => handlers.onPress(null, [latlng.lat, latlng.lng]));
  hushDrawing(ground);
  const places = createPlaces(map);
  const names = drawNames(map, city.areas, places.listBoxes);
  map.on('zoomend', () => {
    places.tidy();
    names.show();
  });
  const line = polyline([], { interactive: false, weight: LINE_PX, className: LINE_LOOK }).addTo(map);
  let chosenBefore: number | null = null;
  return {
    mark: (chosenId, aimedId) => {
      if (!handlers) return;
      for (const [locationid, area] of areas) {
        const isChosen = locationid === chosenId;
        const isAimed = locationid === aimedId && !isChosen;
        area.getElement()?.setAttribute('aria-selected', String(isChosen));
        area.getElement()?.toggleAttribute('data-aimed', isAimed);
      }
      if (chosenId !== null && chosenId !== chosenBefore) areas.get(chosenId)?.bringToFront();
      if (aimedId !== null) areas.get(aimedId)?.bringToFront();
      chosenBefore = chosenId;
      names.mark(chosenId, aimedId);
    },
    place: (elements) => {
      places.place(elements);
      names.show();
    },
    trace: (points) => void line.setLatLngs(points.map(([lat, lng]): [number, number] => [lat, lng])).bringToFront(),
    approach: (locationid) => {
      const bounds = areas.get(locationid)?.getBounds();
      if (!bounds) return;
      const start = map.latLngToLayerPoint(bounds.getNorthWest());
      const size = map.latLngToLayerPoint(bounds.getSouthEast()).subtract(start);
      const least = Math.min(size.x, size.y);
      const steps = Math.min(MOST_APPROACH, Math.log2(APPROACHED_PX / least));
      if (least < FINGERTIP_PX) map.setView(bounds.getCenter(), map.getZoom() + steps, { animate: !isStill });
      else map.panInside(bounds.getCenter(), { padding: [FINGERTIP_PX, FINGERTIP_PX], animate: !isStill });
    },
    reveal: (place) => void map.panInside(place, { padding: [FINGERTIP_PX, FINGERTIP_PX], animate: !isStill }),
    frame: (places) =>
      void map.fitBounds(latLngBounds(places.map(([lat, lng]) => [lat, lng])), {
        paddingTopLeft: [FRAME_PX, FRAME_PX],
        paddingBottomRight: [FRAME_PX, FRAME_PX + BUTTONS_PX],
        maxZoom: map.getMinZoom() + MOST_APPROACH,
        animate: false,
      }),
    zoom: (steps) => void map.zoomIn(steps, { animate: !isStill }),
    showAll,
    remove: () => {
      // Leaflet ends a zoom by a timer that outlives the map, and fails without its ground (1.9.4,
      // `_onZoomTransitionEnd`).
      Object.assign(map, { _animatingZoom: false });
      map.remove();
    },
  };
}
