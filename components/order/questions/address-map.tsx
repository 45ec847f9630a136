'use client';

import 'leaflet/dist/leaflet.css';

import { circleMarker, map as createMap, tileLayer, type CircleMarker, type Map as LeafletMap } from 'leaflet';
import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useRef } from 'react';

import { Skeleton } from '@/components/ui/skeleton';
import { useCall } from '@/lib/client/use-call';
import type { CallAnswer } from '@/lib/contract';
import { DEFAULT_CITY_ID } from '@/lib/domain/constants';
import { findNearestPoint } from '@/lib/domain/nearest-point';
import type { AddressForm } from '@/lib/funnel/draft';

type Location = CallAnswer<'nonePreloader/geo/getlocationbyservice'>['lstLocation'][number];

interface AddressMapProps {
  readonly categoryId: number;
  /** Whose neighbourhoods are drawn; the default city's before one is chosen. */
  readonly cityId: number | null;
  readonly form: AddressForm;
  /** Without tiles the neighbourhoods stand on a plain ground. */
  readonly tilesUrl: string | null;
  readonly onChange: (fields: Partial<AddressForm>) => void;
}

const POINT = { near: 11, far: 8 };
const ZOOM = { city: 11, most: 18 };

/** The map's colours come from the page's own tokens. */
function readColour(element: HTMLElement, className: string): string {
  const probe = document.createElement('span');
  probe.className = className;
  element.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}

/** A neighbourhood's point, or any place on the map: it sets the position and the nearest neighbourhood. The lists below say the same without a map. */
export function AddressMap({ categoryId, cityId, form, tilesUrl, onChange }: AddressMapProps) {
  const t = useTranslations('order');
  const ground = useRef<HTMLDivElement>(null);
  const { data } = useCall('nonePreloader/geo/getlocationbyservice', { srvcategoryid: categoryId, cityid: cityId ?? DEFAULT_CITY_ID });
  const locations = data?.lstLocation;
  const pick = useEffectEvent((latitude: number, longitude: number) => {
    const nearest = findNearestPoint({ latitude, longitude }, locations ?? [], ({ googleLat, googleLong }) => ({ latitude: googleLat, longitude: googleLong }));
    if (nearest) onChange({ latitude, longitude, locationid: nearest.locationid, cityid: nearest.cityid, provinceid: nearest.provinceid });
  });
  const chosenId = form.locationid;
  useEffect(() => {
    if (!ground.current || !locations || locations.length === 0) return;
    const drawn = drawMap(ground.current, locations, { tilesUrl, chosenId, position: form.latitude === null || form.longitude === null ? null : [form.latitude, form.longitude] }, pick);
    return () => void drawn.remove();
  }, [locations, tilesUrl, chosenId, form.latitude, form.longitude]);
  if (!locations) return <Skeleton className="h-80 rounded-card" />;
  const name = locations.find((location) => location.locationid === chosenId)?.name;
  return (
    <div className="flex flex-col gap-2">
      <p className="text-14 text-stone-500">{t('address.mapHint')}</p>
      <div ref={ground} role="application" aria-label={t('address.mapLabel')} dir="ltr" className="relative z-0 h-80 overflow-hidden rounded-card border border-stone-200 bg-enamel-50" />
      <p role="status" className="text-14 font-semibold text-turquoise-600 empty:hidden">{name ? t('address.mapChosen', { location: name }) : ''}</p>
    </div>
  );
}

interface MapLook {
  readonly tilesUrl: string | null;
  readonly chosenId: number | null;
  readonly position: [number, number] | null;
}

function drawMap(ground: HTMLElement, locations: readonly Location[], { tilesUrl, chosenId, position }: MapLook, onPick: (latitude: number, longitude: number) => void): LeafletMap {
  const drawn = createMap(ground, { attributionControl: tilesUrl !== null, maxZoom: ZOOM.most });
  if (tilesUrl) tileLayer(tilesUrl, { maxZoom: ZOOM.most }).addTo(drawn);
  const quiet = readColour(ground, 'text-enamel-600');
  const loud = readColour(ground, 'text-saffron-600');
  for (const location of locations) toPoint(location, location.locationid === chosenId ? loud : quiet, location.locationid === chosenId).addTo(drawn).on('click', () => onPick(location.googleLat, location.googleLong));
  const chosen = locations.find((location) => location.locationid === chosenId);
  if (position) circleMarker(position, { radius: POINT.near, color: loud, weight: 3, fill: false, interactive: false }).addTo(drawn);
  if (position ?? chosen) drawn.setView(position ?? [chosen?.googleLat ?? 0, chosen?.googleLong ?? 0], ZOOM.city + 2);
  else drawn.fitBounds(locations.map(({ googleLat, googleLong }) => [googleLat, googleLong]), { padding: [24, 24] });
  drawn.on('click', (event) => onPick(event.latlng.lat, event.latlng.lng));
  return drawn;
}

function toPoint(location: Location, color: string, isChosen: boolean): CircleMarker {
  const radius = isChosen ? POINT.near : POINT.far;
  return circleMarker([location.googleLat, location.googleLong], { radius, color, fillOpacity: isChosen ? 0.9 : 0.5, bubblingMouseEvents: false }).bindTooltip(location.name, { direction: 'top' });
}
