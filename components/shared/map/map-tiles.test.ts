import { readMapTiles } from './map-tiles';

const url = 'https://tiles.example/{z}/{x}/{y}.png';
const before = process.env;
afterEach(() => (process.env = before));

it.each([
  [{}, null],
  [{ MAP_TILES_URL: '' }, null],
  [{ MAP_TILES_URL: url }, { url, attribution: '© OpenStreetMap' }],
  // As a container’s file passes on what nobody has set.
  [
    { MAP_TILES_URL: url, MAP_TILES_ATTRIBUTION: '' },
    { url, attribution: '© OpenStreetMap' },
  ],
  [
    { MAP_TILES_URL: url, MAP_TILES_ATTRIBUTION: '© Neshan' },
    { url, attribution: '© Neshan' },
  ],
])('%j: no map without tiles says whose it is, and none with tiles says nothing', (environment, tiles) => {
  process.env = { ...before, MAP_TILES_URL: undefined, MAP_TILES_ATTRIBUTION: undefined, ...environment };
  expect(readMapTiles()).toEqual(tiles);
});
