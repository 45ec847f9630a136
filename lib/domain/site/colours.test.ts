import { COLOURS, DAY_PARTS, NIGHT_COLOURS, type Tones } from '@/lib/domain/constants/colours';

type Use = keyof typeof NIGHT_COLOURS;

const DAY: Tones = { ...COLOURS, ...DAY_PARTS };
/** The least contrast of text and icons to their ground, and of a field's edge (WCAG 2.2, 1.4.3 and 1.4.11). */
const TEXT_CONTRAST = 4.5;
const EDGE_CONTRAST = 3;

function read(tones: Tones, name: string): string | undefined {
  const [colour = '', tone] = name.split('-');
  const value: Tones[string] | undefined = tones[colour];
  return typeof value === 'object' ? value[Number(tone)] : value;
}

function find(time: 'day' | 'night', use: Use, name: string): string {
  const found = (time === 'night' ? read(NIGHT_COLOURS[use], name) : undefined) ?? read(DAY, name);
  if (found === undefined) throw new Error(`There is no colour ${name}`);
  return found;
}

function toLuminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function toContrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [toLuminance(one), toLuminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const PAGE_GROUNDS = ['card', 'stone-50', 'enamel-50'];
const WRITTEN: Readonly<Record<string, readonly string[]>> = {
  ink: [...PAGE_GROUNDS, 'enamel-100', 'stone-200', 'saffron-50', 'turquoise-50', 'pomegranate-50'],
  'stone-500': PAGE_GROUNDS,
  'enamel-600': PAGE_GROUNDS,
  'enamel-700': [...PAGE_GROUNDS, 'enamel-100'],
  'enamel-800': [...PAGE_GROUNDS, 'enamel-100'],
  'enamel-900': [...PAGE_GROUNDS, 'enamel-200'],
  'turquoise-600': ['card', 'stone-50', 'turquoise-50'],
  'pomegranate-600': ['card', 'stone-50', 'pomegranate-50'],
  'pomegranate-700': ['card', 'stone-50', 'pomegranate-50'],
  light: ['enamel-600', 'enamel-700', 'enamel-800', 'enamel-900', 'turquoise-600', 'pomegranate-600'],
  'enamel-100': ['enamel-700', 'enamel-800'],
  'saffron-300': ['enamel-700', 'enamel-800'],
};
const PAIRS = Object.entries(WRITTEN).flatMap(([text, grounds]) => grounds.map((ground) => [text, ground] as const));

describe.each(['day', 'night'] as const)('by %s', (time) => {
  test.each(PAIRS)('letters in %s can be read on %s', (text, ground) => {
    const contrast = toContrast(find(time, 'text', text), find(time, 'ground', ground));
    expect(contrast).toBeGreaterThanOrEqual(TEXT_CONTRAST);
  });

  test.each(['enamel-600', 'enamel-700', 'pomegranate-600', 'turquoise-600'])(
    'an edge in %s stands out from a card and from the page',
    (edge) => {
      for (const ground of ['card', 'stone-50'])
        expect(toContrast(find(time, 'edge', edge), find(time, 'ground', ground))).toBeGreaterThanOrEqual(
          EDGE_CONTRAST,
        );
    },
  );
});

test('letters stay dark on saffron at night', () => {
  for (const tone of [300, 500] as const)
    expect(toContrast(COLOURS.ink, COLOURS.saffron[tone])).toBeGreaterThanOrEqual(TEXT_CONTRAST);
});
