'use client';

import { useEffect } from 'react';

import { keepKnownTiles } from './known-tiles';
import type { MapTiles } from './map-tiles';

/** Tells the alerts of this page with which tiles maps are drawn. */
export function KeepTiles({ tiles }: { tiles: MapTiles | null }) {
  useEffect(() => {
    keepKnownTiles(tiles);
    return () => keepKnownTiles(null);
  }, [tiles]);
  return null;
}
