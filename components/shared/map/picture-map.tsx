import 'leaflet/dist/leaflet.css';

import { useMemo, useRef } from 'react';

import { drawCityAreas, type LatLong, type Neighbourhood } from './city-areas';
import { MapControls } from './map-controls';
import type { MapMarker } from './map-marker';
import { Markers } from './markers';
import { useDrawnMap } from './use-drawn-map';

interface PictureMapProps {
  /** The areas of one city, at least one. */
  readonly neighbourhoods: readonly Neighbourhood[];
  readonly markers: readonly MapMarker[];
  readonly trace?: readonly LatLong[];
  /** The accessible name; the markers are a list beside it. */
  readonly label: string;
}

/** A city's map to look at, with what stands on it: nothing is chosen there. It begins at its markers. */
export function PictureMap({ neighbourhoods, markers, trace, label }: PictureMapProps) {
  const ground = useRef<HTMLDivElement>(null);
  const city = useMemo(() => drawCityAreas(neighbourhoods), [neighbourhoods]);
  const { drawn, faces } = useDrawnMap({
    ground,
    city,
    tilesUrl: null,
    chosenId: null,
    markers,
    trace,
    onPress: null,
    beginsAtMarkers: true,
  });
  return (
    <div className="relative isolate h-72 overflow-hidden desktop:h-96 rounded-card border border-stone-200">
      <div
        ref={ground}
        role="img"
        aria-label={label}
        dir="ltr"
        className="absolute inset-0 z-0 !bg-stone-50 !font-sans"
      />
      <MapControls onZoom={(steps) => drawn.current?.zoom(steps)} onShowAll={() => drawn.current?.showAll()} />
      <Markers markers={markers} faces={faces} />
    </div>
  );
}
