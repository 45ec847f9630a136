import { COLOURS, fill, line, type Colour } from './layers';

interface Head {
  /** The layer behind the shoulders. */
  readonly back: string;
  /** Over the face. */
  readonly front: string;
}
type DrawHead = (colour: Colour, second: Colour) => Head;
const front = (drawing: string): Head => ({ back: '', front: drawing });

const FRINGE =
  'M31.800 43C30 28 38 21.500 48 21.500S66 28 64.200 43c-1.500-8.500-6-12.500-12.700-14.500-8 1.500-17 5-19.700 14.500z';
const VEIL_OPENING =
  'M48 24.500c-10 0-16.300 6.800-16.300 17v4.500c0 11 7 19.500 16.300 19.500S64.300 57 64.300 46v-4.500c0-10.200-6.300-17-16.300-17z';

/** Hair, scarves and hats. The second colour shows beside the first: hair under a scarf, a hat's rim. */
export const HEADS = {
  // A scarf laid loosely, with a strand of hair before it and its end over the shoulder.
  scarf: (colour, second) => ({
    back: fill(colour, 'M24 50C22 25 34 12 48 12s26 13 24 38c-.8 10-3 17-3 25H27c0-8-2.200-15-3-25z'),
    front:
      fill(second, FRINGE) +
      fill(
        colour,
        'M24 50C22 25 34 12 48 12s26 13 24 38c-.8 8-3 12-4.500 17l-5-4.500C66 56 66.600 49 65.800 42 64.500 30.500 58 25 48 25s-16.500 5.500-17.800 17c-.8 7-.2 14 3.300 20.500l-5 4.500C27 62 24.800 58 24 50z',
      ) +
      fill(
        colour,
        'M28.500 61C33 69 40 72.500 48 72.500S63 69 67.500 61c2.500 6 6 10 11.500 14.500C73 84.500 61 88 48 88s-25-3.500-31-12.500C22.500 71 26 67 28.500 61z',
      ) +
      line(COLOURS.white, 1.3, 'M27.500 69c7 8 19 10.500 31 7M24 76c9 7 22 8.500 34 6').replace(
        'stroke=',
        'stroke-opacity=".45" stroke=',
      ),
  }),
  // A stitched head-covering of working days, close around the face.
  veil: (colour) => ({
    back: fill(colour, 'M31 24h34v52H31z'),
    front:
      `<path fill-rule="evenodd" fill="${COLOURS[colour]}" d="M25 50C22.500 24 35.500 12 48 12s25.500 12 23 38c-.6 7-2 11-2 15.500 4 6.500 9.500 10.500 12 16.500-8 8-20 12-33 12s-25-4-33-12c2.500-6 8-10 12-16.500 0-4.500-1.400-8.500-2-15.500z${VEIL_OPENING}"/>` +
      line(COLOURS.white, 1.3, 'M34.500 63.500c3.500 5 8 7 13.500 7s10-2 13.500-7M48 70.500V90').replace(
        'stroke=',
        'stroke-opacity=".4" stroke=',
      ),
  }),
  // A scarf tied behind, as one works.
  tied: (colour, second) => ({
    back: fill(colour, 'M66 40c7 2 10 8 8 17-3-1-7-4-9-8z') + fill(colour, 'M67 45c5 5 5 12 1 19-3-3-5-8-5-13z'),
    front:
      fill(
        second,
        'M31.800 44C31 36 33 31 37 28.500c-2 4-3 9-3 15.500zM64.200 44C65 36 63 31 59 28.500c2 4 3 9 3 15.500z',
      ) +
      fill(
        colour,
        'M29.800 38C29.500 21 38 14 48 14s18.500 7 18.200 24c-5-7-11-9.500-18.200-9.500S34.800 31 29.800 38z',
      ) +
      `<g fill="${COLOURS.white}" opacity=".55"><circle cx="40" cy="22" r="1.500"/><circle cx="48" cy="19" r="1.500"/><circle cx="56" cy="22" r="1.500"/><circle cx="36" cy="28.500" r="1.300"/><circle cx="60" cy="28.500" r="1.300"/><circle cx="48" cy="25" r="1.300"/></g>`,
  }),
  bob: (colour) => ({
    back: fill(colour, 'M27 62C22.500 38 27 15 48 15s25.500 23 21 47c-4 3-8.500 3.500-12 2H39c-3.500 1.500-8 1-12-2z'),
    front: fill(
      colour,
      'M31 46C28.500 27 38 19 48 19s19.500 8 17 27c-1.200-7-3.500-11.500-7-14.500-6 2.500-18 2.500-21.500-.5C33.500 34 32 39 31 46z',
    ),
  }),
  bun: (colour) => ({
    back:
      `<circle cx="48" cy="13.500" r="8" fill="${COLOURS[colour]}"/>` +
      line(COLOURS.saffron, 2.4, 'M41.500 18c4 2.500 9 2.500 13 0'),
    front: fill(
      colour,
      'M31 44C29.500 26 38 18.500 48 18.500S66.500 26 65 44c-1.500-9-6.500-14.500-15-16.500C40 29 33 35 31 44z',
    ),
  }),
  long: (colour) => ({
    back: fill(colour, 'M25.500 78C24 62 22 15 48 15s24 47 22.500 63c-6 3-12 3-15 1H40.500c-3 2-9 2-15-1z'),
    front: fill(
      colour,
      'M31 48C28 28 38 18.500 49 19c11 .4 18.500 9 16 29-1-9-4-14.500-11.500-19.500C47 35 34 35.500 31 48z',
    ),
  }),
  curls: (colour) => ({
    back: `<g fill="${COLOURS[colour]}"><circle cx="30" cy="33" r="10"/><circle cx="66" cy="33" r="10"/><circle cx="27" cy="47" r="9"/><circle cx="69" cy="47" r="9"/><circle cx="29" cy="59" r="7.500"/><circle cx="67" cy="59" r="7.500"/></g>`,
    front: `<g fill="${COLOURS[colour]}"><circle cx="36" cy="26" r="8"/><circle cx="46" cy="21.500" r="8.500"/><circle cx="57" cy="23.500" r="8.500"/><circle cx="63" cy="31" r="6"/><circle cx="33" cy="33" r="5"/></g>`,
  }),
  short: (colour) =>
    front(
      fill(
        colour,
        'M30.500 45C27 26 36 15.500 49 16c13 .5 19.500 11 16.500 29l-2.200-1.500c.2-6-1.300-9.500-4.300-12-6.500 2.500-14 1.500-19-1-4 2.500-7 6.500-7.300 13z',
      ),
    ),
  parted: (colour) =>
    front(
      fill(
        colour,
        'M30.800 45C28 30 31 22 38 19c-1-1.500-1-3-1-3 15-3.500 31 3 28.200 29l-2-1.500c0-6-1-10-3.500-13-7.500.5-15-1.500-20-6-3 5-6 8.500-6.900 19z',
      ),
    ),
  cropped: (colour) =>
    front(
      fill(
        colour,
        'M31 44.500C29 28 37 20 48 20s19 8 17 24.500l-2-2c0-5-1.500-8.500-3.500-11.500-8-1.200-15-1.200-23 0C34.500 34 33 37.500 33 42.500z',
      ),
    ),
  curly: (colour) =>
    front(
      `<g fill="${COLOURS[colour]}"><circle cx="33.500" cy="33" r="5.500"/><circle cx="37" cy="25.500" r="7"/><circle cx="46" cy="21.500" r="7.500"/><circle cx="56" cy="23" r="7.500"/><circle cx="62" cy="30" r="6"/><circle cx="63.500" cy="36.500" r="3.500"/><circle cx="32.300" cy="39" r="3"/></g>`,
    ),
  receding: (colour) =>
    front(
      `<g fill="${COLOURS[colour]}"><ellipse cx="32.200" cy="39.500" rx="3.200" ry="6.800"/><ellipse cx="63.800" cy="39.500" rx="3.200" ry="6.800"/></g>`,
    ),
  bald: () =>
    front(
      line(COLOURS.white, 2, 'M39 29.500c2.500-3 6-4.500 9.500-4.500').replace(
        'stroke=',
        'stroke-opacity=".5" stroke=',
      ),
    ),
  cap: (colour, second) =>
    front(
      fill('ink', 'M31.500 45c-.8-4-.8-7 0-9.500l2.500 1v6zM64.500 45c.8-4 .8-7 0-9.500l-2.500 1v6z') +
        fill(colour, 'M30 36C29 20 37 14.500 48 14.500S67 20 66 36c-11-3.500-25-3.500-36 0z') +
        fill(
          second,
          'M29 37.500C33 32 63 32 67 37.500c-1 2.500-3 2.800-5 2.300-9-2.300-19-2.300-28 0-2 .5-4 .2-5-2.300z',
        ) +
        `<rect x="43" y="21" width="10" height="6.500" rx="2.200" fill="${COLOURS.saffron}"/>`,
    ),
  helmet: (colour, second) =>
    front(
      fill(colour, 'M29.500 36C28.500 19 37 12.500 48 12.500S67.500 19 66.500 36z') +
        fill(second, 'M44 12.500h8L53 33H43z') +
        `<rect x="26" y="33.500" width="44" height="5" rx="2.500" fill="${COLOURS[colour]}"/>` +
        line(COLOURS.ink, 1, 'M29 38.500h38').replace('stroke=', 'stroke-opacity=".25" stroke='),
    ),
} as const satisfies Record<string, DrawHead>;
export type HeadStyle = keyof typeof HEADS;

/** Heads that cover the ears. */
export const COVERING: readonly HeadStyle[] = ['scarf', 'veil', 'bob', 'long', 'curls'];
