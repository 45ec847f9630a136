// The layers of a drawn portrait, each a piece of SVG in a square of 96 with the face in its middle. Colours are those
// of the house (tailwind.config.ts): enamel in its tones, saffron once, and skin between them.
export const COLOURS = {
  mist: '#D9E4F8',
  sky: '#B3C8F0',
  cornflower: '#7FA0E2',
  enamel: '#4C77CF',
  royal: '#2B57B5',
  deep: '#1F4494',
  night: '#183573',
  ink: '#0C1B3A',
  white: '#FFFFFF',
  snow: '#EEF3FC',
  saffron: '#F2A516',
  honey: '#FFD27A',
} as const;
export type Colour = keyof typeof COLOURS;

const SKINS = {
  fair: { face: '#FFEBD0', shade: '#F8D3A6', line: '#DFA46B' },
  warm: { face: '#FBDDB4', shade: '#EFBF88', line: '#C98A4F' },
  tan: { face: '#EBBD88', shade: '#D79F64', line: '#A96F38' },
} as const;
export type Skin = keyof typeof SKINS;

export const fill = (colour: Colour, path: string) => `<path d="${path}" fill="${COLOURS[colour]}"/>`;
export const line = (colour: string, width: number, path: string) =>
  `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

/** The disc that everything stands on, and the thin white line of the plate around it. */
export const GROUND = (colour: Colour) => `<circle cx="48" cy="48" r="48" fill="${COLOURS[colour]}"/>`;
export const RIM = '<circle cx="48" cy="48" r="45" fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="1.5"/>';

const SHOULDERS = 'M9 98c.5-15 9.500-22.500 28-27 3.500 3.500 18.500 3.500 22 0C77.500 75.500 86.500 83 87 98z';

/** People's clothes at work, over the shoulders; the second colour is that of the layer over the shirt. */
export const CLOTHES = {
  shirt: (shirt: Colour, over: Colour) =>
    fill(shirt, SHOULDERS) +
    fill(over, 'M37 70.500 48 82l-8.500 6.500L32.500 74zM59 70.500 48 82l8.500 6.500L63.500 74z'),
  tee: (shirt: Colour, over: Colour) => fill(shirt, SHOULDERS) + line(COLOURS[over], 3, 'M35.500 72.500c3 8 22 8 25 0'),
  overalls: (shirt: Colour, over: Colour) =>
    fill(shirt, SHOULDERS) +
    fill(over, 'M26 74l6-2.500L36 86h24l4-14.500 6 2.500-3 24H29z') +
    `<circle cx="35.500" cy="86" r="1.900" fill="${COLOURS.saffron}"/><circle cx="60.500" cy="86" r="1.900" fill="${COLOURS.saffron}"/>`,
  apron: (shirt: Colour, over: Colour) =>
    fill(shirt, SHOULDERS) +
    line(COLOURS[over], 3, 'M35.500 72 38.500 84M60.500 72 57.500 84') +
    fill(over, 'M34 83.500c9 2.500 19 2.500 28 0l4 14.500H30z') +
    line(COLOURS.saffron, 2, 'M41.500 90.500h13'),
  coat: (shirt: Colour, over: Colour) =>
    fill(over, SHOULDERS) +
    fill(shirt, 'M38 71l10 17 10-17c-4 2.500-16 2.500-20 0z') +
    line(COLOURS.cornflower, 1.5, 'M37 71l-4.500 8 6 2.500 9.500 13M59 71l4.500 8-6 2.500L48 94.500') +
    `<path d="M61 86.500h8M65 82.500v8" stroke="${COLOURS.saffron}" stroke-width="2.600" stroke-linecap="round"/>`,
  vest: (shirt: Colour, over: Colour) =>
    fill(shirt, SHOULDERS) +
    fill(over, 'M30 73l7-2.500L48 86l11-15.500 7 2.500 5 25H25z') +
    line(COLOURS.saffron, 3.5, 'M28.500 86 44 92.500M67.500 86 52 92.500'),
  jacket: (shirt: Colour, over: Colour) =>
    fill(over, SHOULDERS) +
    fill(shirt, 'M39 71.500 48 84l9-12.500c-4 2-14 2-18 0z') +
    line(COLOURS.ink, 1.4, 'M48 84v14') +
    `<rect x="59.500" y="84" width="11" height="4.500" rx="1.600" fill="${COLOURS.saffron}"/>`,
} as const;

const FACES = {
  oval: 'M32.500 40c0-21 31-21 31 0v5.500c0 11-7 19-15.500 19s-15.500-8-15.500-19z',
  round: 'M31.500 41c0-21.500 33-21.500 33 0v4c0 11.500-7.500 18.500-16.500 18.500S31.500 56.500 31.500 45z',
  long: 'M33 39.500c0-21 30-21 30 0v7c0 12-7.500 19.500-15 19.500S33 58.500 33 46.500z',
} as const;
export type FaceShape = keyof typeof FACES;

/** Neck, ears and face; the light comes from one side, so the other is a tone darker. */
export function drawFace(skin: Skin, shape: FaceShape, hasEars: boolean): string {
  const { face, shade } = SKINS[skin];
  const ears = `<circle cx="32" cy="46" r="3.600" fill="${face}"/><circle cx="64" cy="46" r="3.600" fill="${shade}"/>`;
  return (
    `<path d="M41 56h14v14.500c0 6-14 6-14 0z" fill="${face}"/><path d="M41 60c4 4.500 10 4.500 14 0v5c-5 4.500-11 3.500-14 0z" fill="${shade}"/>` +
    (hasEars ? ears : '') +
    `<path d="${FACES[shape]}" fill="${face}"/><path d="M55 26.500c5 2.500 8.500 7 8.500 14v5c0 10.500-6.500 18.500-14 19 8-4.500 10.500-11.500 10-20-.4-7-2-13-4.500-18z" fill="${shade}" opacity=".6"/>`
  );
}

const MOUTHS = {
  smile: (tone: string) => line(tone, 1.9, 'M42.500 54.500c3 3.600 8 3.600 11 0'),
  laugh: () =>
    fill('ink', 'M42 53.500c4 1.200 8 1.200 12 0-.3 4.200-2.600 6.500-6 6.500s-5.700-2.300-6-6.500z') +
    fill('white', 'M43.300 54.300c3.200.8 6.200.8 9.400 0l-.5 1.800c-2.800.6-5.600.6-8.400 0z'),
  calm: (tone: string) => line(tone, 1.9, 'M43.500 55.200c3 1.700 6 1.700 9 0'),
} as const;
export type Mouth = keyof typeof MOUTHS;

const BROWS = {
  soft: ['M37.300 39.600c2-1.800 4.600-2 6.600-.9M52.100 38.700c2-1.100 4.600-.9 6.600.9', 1.5],
  strong: ['M36.800 39.600c2.200-2 5-2.200 7.200-.9M52 38.700c2.200-1.300 5-1.100 7.200.9', 2.4],
} as const;

interface Features {
  readonly skin: Skin;
  readonly mouth: Mouth;
  readonly brows: keyof typeof BROWS;
  /** The colour of brows and other hair in the face. */
  readonly hair: Colour;
  readonly hasLashes: boolean;
  readonly isOld: boolean;
}

export function drawFeatures({ skin, mouth, brows, hair, hasLashes, isOld }: Features): string {
  const { line: tone } = SKINS[skin];
  const [path, width] = BROWS[brows];
  const isLaughing = mouth === 'laugh';
  const eyes = isLaughing
    ? line(COLOURS.ink, 2, 'M38.300 45.600c1.500-2.200 4-2.200 5.500 0M52.200 45.600c1.500-2.200 4-2.200 5.500 0')
    : `<ellipse cx="41" cy="45" rx="1.900" ry="2.300" fill="${COLOURS.ink}"/><ellipse cx="55" cy="45" rx="1.900" ry="2.300" fill="${COLOURS.ink}"/><circle cx="41.700" cy="44.200" r=".6" fill="#fff"/><circle cx="55.700" cy="44.200" r=".6" fill="#fff"/>`;
  return (
    `<ellipse cx="38.200" cy="51.300" rx="3.200" ry="2" fill="${COLOURS.saffron}" opacity=".22"/><ellipse cx="57.800" cy="51.300" rx="3.200" ry="2" fill="${COLOURS.saffron}" opacity=".22"/>` +
    line(COLOURS[hair], width, path) +
    eyes +
    (hasLashes ? line(COLOURS.ink, 1.2, 'M38.700 43.400l-1.700-1.100M57.300 43.400l1.700-1.100') : '') +
    line(tone, 1.6, 'M48.300 45.500c1 2.300 1.500 3.600.6 4.200-.5.400-1.300.400-2 .1') +
    (isOld
      ? line(
          tone,
          1.1,
          'M36 48.200c1.300.9 2.800 1.100 4 .8M60 48.200c-1.300.9-2.800 1.100-4 .8M41 31.800c4.500-1 9.500-1 14 0M40.600 52.200c-.9 1.300-1.100 2.800-.7 4.200M55.400 52.200c.9 1.300 1.100 2.800.7 4.200',
        )
      : '') +
    MOUTHS[mouth](COLOURS.ink)
  );
}

export const BEARDS = {
  full: (hair: Colour) =>
    fill(
      hair,
      'M32 44.500c.5 4 2 6 4.200 6.800 2.300-1.700 5-2.600 8-1.600 2.500.8 5.100.8 7.600 0 3-1 5.700-.1 8 1.600 2.200-.8 3.700-2.800 4.200-6.800.6 13-5.500 23-16 23s-16.600-10-16-23zM43 54c3 2.800 7 2.800 10 0-1.500-1.300-3.500-1.500-5-.8-1.500-.7-3.500-.5-5 .8z',
    ),
  short: (hair: Colour) =>
    `<g opacity=".9">${fill(hair, 'M32.300 46c1.200 4.500 2.200 7.500 4 8 2-2.200 4.300-3.300 7-3 3 .4 6.500.4 9.500 0 2.700-.3 5 .8 7 3 1.800-.5 2.800-3.500 4-8 0 12-6 19.500-15.800 19.500S32.300 58 32.300 46zM43 54.500c3 2.800 7 2.800 10 0-3 .7-7 .7-10 0z')}</g>`,
  moustache: (hair: Colour) =>
    fill(
      hair,
      'M39.800 54.500c1.500-3.500 5.200-4.500 8.200-2.500 3-2 6.700-1 8.200 2.500-3 1.300-5.800 1.100-8.200-.5-2.400 1.600-5.200 1.800-8.200.5z',
    ),
  goatee: (hair: Colour) =>
    fill(hair, 'M42 59.500c3.500 1.500 8.500 1.500 12 0 .3 4-2.200 7.500-6 7.500s-6.300-3.500-6-7.500z') +
    fill(
      hair,
      'M41 53c1.300-2.600 4.500-3.300 7-1.800 2.500-1.500 5.700-.8 7 1.800-2.500.7-5 .6-7-.4-2 1-4.500 1.100-7 .4z',
    ),
} as const;
export type Beard = keyof typeof BEARDS;

export const GLASSES = {
  round:
    line(COLOURS.night, 1.6, 'M46.200 45.300c1.200-.9 2.400-.9 3.600 0M35.400 44.500l-3-1M60.600 44.500l3-1') +
    `<g fill="#fff" fill-opacity=".25" stroke="${COLOURS.night}" stroke-width="1.600"><circle cx="40.800" cy="45.300" r="5.400"/><circle cx="55.200" cy="45.300" r="5.400"/></g>`,
  square:
    line(COLOURS.ink, 1.8, 'M46.500 44.500c1-.7 2-.7 3 0M35 43.500l-2.800-.8M61 43.500l2.800-.8') +
    `<g fill="#fff" fill-opacity=".2" stroke="${COLOURS.ink}" stroke-width="1.800"><rect x="35" y="41" width="11.500" height="8.600" rx="3"/><rect x="49.500" y="41" width="11.500" height="8.600" rx="3"/></g>`,
} as const;
export type Glasses = keyof typeof GLASSES;
