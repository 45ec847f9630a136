import { circleMarker, map as createMap, tileLayer, type CircleMarker } from 'leaflet';

import type { CallAnswer } from '@/lib/contract';

export type MapLocation = CallAnswer<'nonePreloader/geo/getlocationbyservice'>['lstLocation'][number];

export interface DrawnMap {
  /** Marks a neighbourhood, and the exact place where one was pressed. What is seen does not move. */
  readonly mark: (locationid: number | null, position: readonly [number, number] | null) => void;
  readonly remove: () => void;
}

/** A whole city's points would cover one another: they grow when there is room. */
const RADIUS = { chosen: 12, near: 10, far: 4 };
const OPACITY = { chosen: 0.9, other: 0.5 };
const MOST_ZOOM = 18;
/** Finer than whole steps, so that a city fills the ground. */
const ZOOM_STEP = 0.25;
const PADDING_PX = 12;
/** From here on the points lie far enough apart for their names. */
const NAMES_FROM_ZOOM = 12.5;

/** The map's colours come from the page's own tokens. */
function readColour(element: HTMLElement, className: string): string {
  const probe = document.createElement('span');
  probe.className = className;
  element.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}

/** Neighbourhoods as points, over tiles where there are some. A press on a point or anywhere else is a place. */
export function drawMap(
  ground: HTMLElement,
  locations: readonly MapLocation[],
  tilesUrl: string | null,
  onPick: (latitude: number, longitude: number) => void,
): DrawnMap {
  const colours = { chosen: readColour(ground, 'text-saffron-600'), other: readColour(ground, 'text-enamel-600') };
  const drawn = createMap(ground, { attributionControl: tilesUrl !== null, maxZoom: MOST_ZOOM, zoomSnap: ZOOM_STEP });
  if (tilesUrl) tileLayer(tilesUrl, { maxZoom: MOST_ZOOM }).addTo(drawn);
  const points = new Map<number, CircleMarker>(
    locations.map((location) => {
      const point = circleMarker([location.googleLat, location.googleLong], {
        bubblingMouseEvents: false,
        className: 'outline-none',
      }).addTo(drawn);
      point.on('click', () => onPick(location.googleLat, location.googleLong));
      return [location.locationid, point];
    }),
  );
  let markedId: number | null = null;
  const isNear = () => drawn.getZoom() >= NAMES_FROM_ZOOM;
  const size = () => {
    for (const [locationid, point] of points)
      point.setRadius(locationid === markedId ? RADIUS.chosen : isNear() ? RADIUS.near : RADIUS.far);
  };
  const fitToZoom = () => {
    for (const { locationid, name } of locations)
      points.get(locationid)?.unbindTooltip().bindTooltip(name, { direction: 'top', permanent: isNear() });
    size();
  };
  drawn.on('zoomend', fitToZoom);
  drawn.on('click', (event) => onPick(event.latlng.lat, event.latlng.lng));
  drawn.fitBounds(
    locations.map(({ googleLat, googleLong }) => [googleLat, googleLong]),
    { padding: [PADDING_PX, PADDING_PX] },
  );
  fitToZoom();

  const place = circleMarker([0, 0], {
    radius: RADIUS.chosen,
    color: colours.chosen,
    weight: 3,
    fill: false,
    interactive: false,
  });
  return {
    mark: (chosenId, position) => {
      markedId = chosenId;
      size();
      for (const [locationid, point] of points) {
        const look = locationid === chosenId ? 'chosen' : 'other';
        point.setStyle({ color: colours[look], fillOpacity: OPACITY[look] });
      }
      place.remove();
      if (position) place.setLatLng([...position]).addTo(drawn);
    },
    remove: () => void drawn.remove(),
  };
}
