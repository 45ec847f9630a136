/** @jest-environment jsdom */
import { map as createMap, type Map as LeafletMap } from 'leaflet';

import type { LatLong } from './city-areas';
import { createPlaces, SLIDE } from './draw-places';

const TAJRISH: LatLong = [35.8044, 51.4256];
const VANAK: LatLong = [35.757, 51.41];

let map: LeafletMap;
beforeEach(() => {
  map = createMap(document.createElement('div'), { zoomAnimation: false, fadeAnimation: false });
  map.setView([...TAJRISH], 12);
});
afterEach(() => void map.remove());

/** Puts somebody on the map who moves, and answers whether their place slides. */
function follow() {
  const places = createPlaces(map);
  const element = document.createElement('div');
  const isAt = (position: LatLong) => places.place([{ id: 'way', position, element }]);
  const slides = () => SLIDE.some((name) => element.parentElement?.classList.contains(name));
  return { isAt, slides };
}

it('somebody who is known slides to the next place; who comes new, or stays, does not', () => {
  const { isAt, slides } = follow();
  isAt(TAJRISH);
  expect(slides()).toBe(false);
  isAt(TAJRISH);
  expect(slides()).toBe(false);
  isAt(VANAK);
  expect(slides()).toBe(true);
});

it('nobody slides while the map itself comes closer', () => {
  const { isAt, slides } = follow();
  isAt(TAJRISH);
  isAt(VANAK);
  map.setZoom(14, { animate: false });
  expect(slides()).toBe(false);
});
