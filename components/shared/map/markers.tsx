import { useTranslations } from 'next-intl';
import { createPortal } from 'react-dom';

import { MarkerFace, useMarkerText, type MapMarker } from './map-marker';

/** Seen on the map, and heard as a list beside it. */
export function Markers({
  markers,
  faces,
}: {
  markers: readonly MapMarker[];
  faces: ReadonlyMap<string, HTMLElement>;
}) {
  const t = useTranslations('order.map');
  const toText = useMarkerText();
  if (markers.length === 0) return null;
  return (
    <>
      {markers.map((marker) => {
        const face = faces.get(marker.id);
        return face && createPortal(<MarkerFace marker={marker} />, face, marker.id);
      })}
      <ul className="sr-only" aria-label={t('markers')}>
        {markers.map((marker) => (
          <li key={marker.id}>{toText(marker)}</li>
        ))}
      </ul>
    </>
  );
}
