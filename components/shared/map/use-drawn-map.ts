import { useEffect, useEffectEvent, useMemo, useRef, useState, type RefObject } from 'react';

import type { CityAreas, LatLong } from './city-areas';
import { drawCityMap, type CityMapHandlers, type DrawnCityMap } from './draw-city-map';
import type { MapMarker } from './map-marker';

interface Shown {
  readonly ground: RefObject<HTMLElement | null>;
  readonly city: CityAreas;
  readonly tilesUrl: string | null;
  readonly chosenId: number | null;
  readonly markers: readonly MapMarker[];
  /** Places that something passed, in their order. */
  readonly trace?: readonly LatLong[];
  /** Null where nothing is chosen: the areas are a picture then. */
  readonly onPress: CityMapHandlers['onPress'] | null;
  /** The map first shows its markers and not the whole city; once, as soon as this is true. */
  readonly beginsAtMarkers?: boolean;
}

const NO_TRACE: readonly LatLong[] = [];

/** The elements that markers are drawn into; new ones when other markers stand on the map. */
function useFaces(markers: readonly MapMarker[]): ReadonlyMap<string, HTMLElement> {
  const ids = markers.map(({ id }) => id).join(' ');
  return useMemo(() => new Map(ids.split(' ').map((id) => [id, document.createElement('div')])), [ids]);
}

/** Keeps the drawn map as it should be: it is drawn anew for another city alone; all else moves on it. */
export function useDrawnMap({
  ground,
  city,
  tilesUrl,
  chosenId,
  markers,
  trace = NO_TRACE,
  onPress,
  beginsAtMarkers = false,
}: Shown) {
  const drawn = useRef<DrawnCityMap | null>(null);
  const [aimedId, setAimedId] = useState<number | null>(null);
  const faces = useFaces(markers);
  const isChosenFrom = onPress !== null;
  const press = useEffectEvent<CityMapHandlers['onPress']>((...pressed) => onPress?.(...pressed));
  useEffect(() => {
    if (!ground.current) return;
    const handlers = isChosenFrom ? { onPress: press, onAim: setAimedId } : null;
    const made = drawCityMap(ground.current, city, tilesUrl, handlers);
    drawn.current = made;
    return () => {
      drawn.current = null;
      made.remove();
    };
  }, [ground, city, tilesUrl, isChosenFrom]);
  useEffect(() => drawn.current?.mark(chosenId, aimedId), [city, tilesUrl, chosenId, aimedId]);
  // A city is seen whole at first; what is chosen afterwards, here or in the list, is looked at.
  const seenId = useRef(chosenId);
  useEffect(() => {
    if (chosenId !== null && chosenId !== seenId.current) drawn.current?.approach(chosenId);
    seenId.current = chosenId;
  }, [chosenId]);
  useEffect(() => {
    drawn.current?.place(
      markers.flatMap(({ id, latitude, longitude }) => {
        const element = faces.get(id);
        return element ? [{ id, position: [latitude, longitude], element }] : [];
      }),
    );
  }, [city, tilesUrl, markers, faces]);
  useEffect(() => drawn.current?.trace(trace), [city, tilesUrl, trace]);
  const frameMarkers = useEffectEvent(() => {
    if (beginsAtMarkers && markers.length > 0)
      drawn.current?.frame(markers.map(({ latitude, longitude }) => [latitude, longitude]));
  });
  useEffect(() => frameMarkers(), [city, beginsAtMarkers]);
  return { drawn, faces, aimedId, setAimedId };
}
