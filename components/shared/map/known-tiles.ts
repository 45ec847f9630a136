import type { MapTiles } from './map-tiles';

/**
 * The tiles that a page of the provider's area was given. An alert rings on every page of the site, and brings nothing
 * that the public ones do not have.
 */
let known: MapTiles | null = null;

export const readKnownTiles = (): MapTiles | null => known;

export function keepKnownTiles(tiles: MapTiles | null): void {
  known = tiles;
}
