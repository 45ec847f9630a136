import 'leaflet/dist/leaflet.css';

import {
  circle,
  circleMarker,
  divIcon,
  latLng,
  latLngBounds,
  map as createMap,
  marker,
  polyline,
  tileLayer,
  type FitBoundsOptions,
  type LatLng,
  type Map,
} from 'leaflet';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

import { classNames } from '@/components/ui/class-names';
import type { Coordinates } from '@/lib/domain/place/distance';

import { Attribution } from './attribution';
import type { MapTiles } from './map-tiles';

/** So close that the names of the streets around a door are read. */
const DOOR_ZOOM = 16;
/** The shown width around an area, in multiples of it. */
const AROUND = 1.4;
/** The plate of a door stands above its point. Pixels. */
const ROUND_BOTH = { paddingTopLeft: [32, 72], paddingBottomRight: [32, 24] } satisfies FitBoundsOptions;
const OWN_PLACE = 'fill-turquoise-600 stroke-white';

interface StreetMapProps {
  readonly tiles: MapTiles;
  readonly point: Coordinates;
  /** Somewhere in a circle of so many metres around the point; null for the point itself. */
  readonly withinMetres: number | null;
  /** Where somebody is who goes to the point; both are in the picture then. */
  readonly from?: Coordinates | null;
  /** The accessible name. */
  readonly label: string;
  /** Stands at the point, drawn around its own start. */
  readonly children?: ReactNode;
  readonly className?: string;
}

/**
 * A still picture of the streets around one place: it takes no finger from the page that it stands in. Load it when it
 * is used.
 */
export function StreetMap({ tiles, point, withinMetres, from = null, label, children, className }: StreetMapProps) {
  const ground = useRef<HTMLDivElement>(null);
  const shown = useRef<Map>(null);
  const [face] = useState(() => document.createElement('div'));
  const { latitude, longitude } = point;
  const { url } = tiles;
  useEffect(() => {
    if (!ground.current) return;
    const drawn = drawStreets(ground.current, url);
    showPlace(drawn, { place: latLng(latitude, longitude), withinMetres, face });
    shown.current = drawn;
    return () => void drawn.remove();
  }, [latitude, longitude, withinMetres, url, face]);
  const ownLatitude = from?.latitude;
  const ownLongitude = from?.longitude;
  // The streets stay while the place on them moves.
  useEffect(() => {
    if (!shown.current || ownLatitude === undefined || ownLongitude === undefined) return;
    return showWay(shown.current, { own: latLng(ownLatitude, ownLongitude), place: latLng(latitude, longitude) });
  }, [ownLatitude, ownLongitude, latitude, longitude, withinMetres, url, face]);
  return (
    <div className={classNames('relative isolate overflow-hidden rounded-card border border-stone-200', className)}>
      {/* The library's own style sheet comes later and has a grey ground and a font of its own. */}
      <div
        ref={ground}
        role="img"
        aria-label={label}
        dir="ltr"
        className="absolute inset-0 z-0 !bg-enamel-50 !font-sans"
      />
      {children && createPortal(children, face)}
      <Attribution text={tiles.attribution} />
    </div>
  );
}

/** The ground alone, which takes no finger. */
function drawStreets(ground: HTMLElement, url: string): Map {
  const drawn = createMap(ground, {
    attributionControl: false,
    // As close as the circle allows, and not the next whole step.
    zoomSnap: 0,
    zoomControl: false,
    keyboard: false,
    dragging: false,
    touchZoom: false,
    doubleClickZoom: false,
    scrollWheelZoom: false,
    boxZoom: false,
    zoomAnimation: false,
    fadeAnimation: false,
  });
  tileLayer(url).addTo(drawn);
  return drawn;
}

interface ShownPlace extends Pick<StreetMapProps, 'withinMetres'> {
  readonly place: LatLng;
  /** Stands at the place. */
  readonly face: HTMLElement;
}

/** The door close by, or the circle that it is in. */
function showPlace(drawn: Map, { place, withinMetres, face }: ShownPlace): void {
  if (withinMetres === null) {
    drawn.setView(place, DOOR_ZOOM);
    const icon = divIcon({ className: '', html: face, iconSize: [0, 0] });
    marker(place, { icon, interactive: false, keyboard: false }).addTo(drawn);
    return;
  }
  drawn.fitBounds(place.toBounds(2 * AROUND * withinMetres), { animate: false });
  circle(place, {
    radius: withinMetres,
    interactive: false,
    weight: 3,
    dashArray: '8 8',
    fillOpacity: 0.25,
    className: 'fill-enamel-400 stroke-enamel-600',
  }).addTo(drawn);
}

/** Somebody on the way, in one picture with where they go. Answers how to take them away again. */
function showWay(drawn: Map, { own, place }: { readonly own: LatLng; readonly place: LatLng }): () => void {
  const layers = [
    polyline([own, place], { interactive: false, weight: 4, dashArray: '2 10', className: 'stroke-enamel-600' }),
    circleMarker(own, { interactive: false, radius: 9, weight: 4, fillOpacity: 1, className: OWN_PLACE }),
  ];
  for (const layer of layers) layer.addTo(drawn);
  drawn.fitBounds(latLngBounds(own, place), { ...ROUND_BOTH, maxZoom: DOOR_ZOOM, animate: false });
  return () => {
    for (const layer of layers) layer.remove();
  };
}
