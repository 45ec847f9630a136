/** Pictures of streets that a map is laid on, and whom they are owed to. */
export interface MapTiles {
  /** With {z}, {x} and {y}, and {s} or {r} where the server has them. */
  readonly url: string;
  readonly attribution: string;
}

/** Almost every server draws its tiles from these data, whose licence asks to be named on the map. */
const USUAL_ATTRIBUTION = '© OpenStreetMap';

/** As the server is configured (MAP_TILES_URL); null where maps are drawn from the neighbourhoods alone. */
export function readMapTiles(): MapTiles | null {
  const { MAP_TILES_URL: url, MAP_TILES_ATTRIBUTION: attribution } = process.env;
  // A container’s file gives an empty text for a value that it leaves open.
  return url ? { url, attribution: attribution || USUAL_ATTRIBUTION } : null;
}
