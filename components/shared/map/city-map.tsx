import 'leaflet/dist/leaflet.css';

import { useTranslations } from 'next-intl';
import { useMemo, useRef, type KeyboardEvent } from 'react';

import { toDistanceKm, type Coordinates } from '@/lib/domain/place/distance';
import { findNearestPoint } from '@/lib/domain/place/nearest-point';

import { Attribution } from './attribution';
import { drawCityAreas, type LatLong, type Neighbourhood } from './city-areas';
import { toAreaId } from './draw-city-map';
import { MapControls } from './map-controls';
import type { MapMarker } from './map-marker';
import { Markers } from './markers';
import { findNextArea } from './next-area';
import { isPlaceIn, toCoordinates } from './picked-place';
import { useDrawnMap } from './use-drawn-map';
import { useOwnPosition } from './use-own-position';
import type { MapTiles } from './map-tiles';

interface CityMapProps {
  /** The areas of one city, at least one. What is drawn follows them when they change. */
  readonly neighbourhoods: readonly Neighbourhood[];
  readonly chosenId: number | null;
  /**
   * An area was pressed at this place, or chosen by keys: then the place is its neighbourhood's point. Also where
   * somebody is themselves, when they asked for it.
   */
  readonly onPick: (locationid: number, place: Coordinates) => void;
  /** The address's point, a car, trucks: what stands on the map, with its label and, where it moves, its age. */
  readonly markers?: readonly MapMarker[];
  /** MAP_TILES_URL; without it the city is drawn from its neighbourhoods alone. */
  readonly tiles: MapTiles | null;
  /** True: the map opens on the markers. False: on the whole city. */
  readonly beginsAtMarkers?: boolean;
}

const NO_MARKERS: readonly MapMarker[] = [];
/** A point further from every neighbourhood is somewhere else. */
const OWN_CITY_KM = 4;
const ZOOM_KEYS: Readonly<Record<string, number>> = { '+': 1, '=': 1, '-': -1 };

/** Picks an area by press, by keys or by the device's position. */
function usePicking({ neighbourhoods, onPick }: Pick<CityMapProps, 'neighbourhoods' | 'onPick'>) {
  const pickNearest = (place: Coordinates): boolean => {
    const nearest = findNearestPoint(place, neighbourhoods, toCoordinates);
    if (!nearest || toDistanceKm(place, toCoordinates(nearest)) > OWN_CITY_KM) return false;
    onPick(nearest.locationid, place);
    return true;
  };
  const pickWhole = (locationid: number | null) => {
    const picked = neighbourhoods.find((known) => known.locationid === locationid);
    if (picked) onPick(picked.locationid, toCoordinates(picked));
  };
  const press = (locationid: number | null, [latitude, longitude]: LatLong) => {
    const place = { latitude, longitude };
    if (locationid === null) pickNearest(place);
    else if (isPlaceIn(locationid, place, neighbourhoods)) onPick(locationid, place);
    else pickWhole(locationid);
  };
  return { pickNearest, press, pickWhole };
}

/**
 * A city's neighbourhoods as a map with markers. It is pressed, pointed at, panned and zoomed, or walked through by
 * arrow keys (it is a listbox of areas). It shows and chooses, keeps nothing and makes no call. A user of this map
 * offers the same choice as a list beside it. It loads the map with `toPatientLoader` when it is wanted, and shows
 * `MapSkeleton` meanwhile, so that nothing moves. Its words are `order.map`.
 */
export function CityMap({
  neighbourhoods,
  chosenId,
  onPick,
  markers = NO_MARKERS,
  tiles,
  beginsAtMarkers = false,
}: CityMapProps) {
  const t = useTranslations('order.map');
  const ground = useRef<HTMLDivElement>(null);
  const city = useMemo(() => drawCityAreas(neighbourhoods), [neighbourhoods]);
  const { pickNearest, press, pickWhole } = usePicking({ neighbourhoods, onPick });
  const { position, problem, isAsking, find } = useOwnPosition(pickNearest);
  const all = useMemo(
    () => (position ? [...markers, { id: 'self', kind: 'self' as const, ...position, label: t('self') }] : markers),
    [markers, position, t],
  );
  const { drawn, faces, aimedId, setAimedId } = useDrawnMap({
    ground,
    city,
    tilesUrl: tiles?.url ?? null,
    chosenId,
    markers: all,
    onPress: press,
    beginsAtMarkers,
  });
  const activeId = aimedId ?? chosenId;

  const pressKey = (event: KeyboardEvent) => {
    const active = city.areas.find(({ locationid }) => locationid === activeId);
    const next = active ? findNextArea(city.areas, active.middle, event.key) : undefined;
    const first = !active && event.key.startsWith('Arrow') ? city.areas[0] : undefined;
    const reached = next ?? first;
    if (reached) {
      setAimedId(reached.locationid);
      drawn.current?.reveal(reached.middle);
    } else if (event.key === 'Enter' || event.key === ' ') pickWhole(activeId);
    else if (ZOOM_KEYS[event.key]) drawn.current?.zoom(ZOOM_KEYS[event.key] ?? 0);
    else if (!event.key.startsWith('Arrow')) return;
    event.preventDefault();
  };

  return (
    <div className="relative isolate h-96 overflow-hidden rounded-card border border-stone-200">
      {/* The library's own style sheet comes later and has a grey ground and a font of its own. */}
      <div
        ref={ground}
        role="listbox"
        tabIndex={0}
        aria-label={t('label')}
        aria-activedescendant={activeId === null ? undefined : toAreaId(activeId)}
        dir="ltr"
        onKeyDown={pressKey}
        onBlur={() => setAimedId(null)}
        className="absolute inset-0 z-0 !bg-stone-50 !font-sans -outline-offset-2"
      />
      <MapControls
        onZoom={(steps) => drawn.current?.zoom(steps)}
        onShowAll={() => drawn.current?.showAll()}
        self={{ onFind: () => void find(), isFinding: isAsking, problem }}
      />
      {tiles && <Attribution text={tiles.attribution} />}
      <Markers markers={all} faces={faces} />
    </div>
  );
}
