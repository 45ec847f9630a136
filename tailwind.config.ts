import type { Config } from 'tailwindcss';
import plugin from 'tailwindcss/plugin';
import divideUtilities from 'tailwindcss-rtl/src/divideUtilities.js';
import spaceUtilities from 'tailwindcss-rtl/src/spaceUtilities.js';
import transformOriginUtilities from 'tailwindcss-rtl/src/transformOriginUtilities.js';
import { COLOURS, DAY_PARTS, NIGHT_COLOURS, type Tones } from './lib/domain/constants/colours';
import { PAGE_SLIDE_SECONDS } from './lib/domain/constants/pages';
import {
  DESKTOP_BREAKPOINT_PX,
  DESKTOP_CONTENT_TOP_MARGIN_PX,
  LOGIN_DIALOG_WIDTH_PX,
  MOBILE_HEADER_HEIGHT_PX,
  NEW_WORK_DIALOG_WIDTH_PX,
  REGISTER_DIALOG_PX,
  VERIFICATION_DIALOG_PX,
} from './lib/domain/constants/screen';

const px = (length: number) => `${length}px`;

/** Names and tones of colours, each as Tailwind takes it. */
type Palette = Record<string, string | Record<string, string>>;
type ColourUse = keyof typeof NIGHT_COLOURS;

const DAY: Tones = { ...COLOURS, ...DAY_PARTS };
const toChannels = (hex: string) => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16)).join(' ');
const toVariable = (use: ColourUse, name: string, tone?: string) =>
  `--${[use, name, tone].filter((part) => part !== undefined).join('-')}`;

interface NightColour {
  readonly name: string;
  readonly tone?: string;
  /** Hexadecimal. */
  readonly night: string;
}

/** What changes at night, of one use. */
function listNightColours(use: ColourUse): NightColour[] {
  return Object.entries<Tones[string]>(NIGHT_COLOURS[use]).flatMap(([name, value]) =>
    typeof value === 'string'
      ? [{ name, night: value }]
      : Object.entries(value).map(([tone, night]) => ({ name, tone, night })),
  );
}

/** The colours of one use: what changes at night is a variable. */
function toPalette(use: ColourUse): Palette {
  const palette: Palette = { transparent: 'transparent', current: 'currentColor' };
  for (const [name, value] of Object.entries(DAY)) palette[name] = typeof value === 'string' ? value : { ...value };
  for (const { name, tone } of listNightColours(use)) {
    const colour = `rgb(var(${toVariable(use, name, tone)}) / <alpha-value>)`;
    const tones = palette[name];
    if (tone === undefined) palette[name] = colour;
    else if (typeof tones === 'object') tones[tone] = colour;
  }
  return palette;
}

function toDayValue(name: string, tone?: string): string {
  const value: Record<string, string> | string | undefined = DAY[name];
  const hex = tone === undefined || typeof value !== 'object' ? value : value[tone];
  if (typeof hex !== 'string') throw new Error(`No colour ${name} ${tone ?? ''} by day`);
  return hex;
}

const USES: ColourUse[] = ['ground', 'text', 'edge'];
const NIGHT_QUERY = '@media screen and (prefers-color-scheme: dark)';

/**
 * Variables of what changes at night, for the whole page, by style alone: one HTML serves everybody. Paper is always
 * light. On saffron the letters stay dark.
 */
const dayAndNight = plugin(({ addBase }) => {
  const toRules = (pick: (colour: NightColour) => string) =>
    Object.fromEntries(
      USES.flatMap((use) =>
        listNightColours(use).map((colour) => [toVariable(use, colour.name, colour.tone), toChannels(pick(colour))]),
      ),
    );
  addBase({
    ':root': { ...toRules(({ name, tone }) => toDayValue(name, tone)), '--shadow-float': FLOAT.day },
    [NIGHT_QUERY]: {
      ':root': { colorScheme: 'dark', ...toRules(({ night }) => night), '--shadow-float': FLOAT.night },
      '.bg-saffron-500, .bg-saffron-300': { '--text-ink': toChannels(COLOURS.ink) },
    },
  });
});

/** What floats over a page: by day a shadow below it, at night an edge around it. */
const FLOAT = {
  day: '0 12px 32px -8px rgb(12 27 58 / 0.18), 0 2px 6px -2px rgb(12 27 58 / 0.10)',
  night: '0 0 0 1px rgb(255 255 255 / 0.12), 0 12px 32px -8px rgb(0 0 0 / 0.6)',
};

/** Corner names of tailwindcss-rtl, written with logical properties, so that one rule serves both directions. */
function toCornerUtilities(radii: Record<string, string>) {
  const corners = {
    ts: 'borderStartStartRadius',
    te: 'borderStartEndRadius',
    bs: 'borderEndStartRadius',
    be: 'borderEndEndRadius',
  };
  return Object.entries(radii).flatMap(([name, value]) =>
    Object.entries(corners).map(
      ([corner, property]) =>
        [`.rounded-${corner}${name === 'DEFAULT' ? '' : `-${name}`}`, { [property]: value }] as const,
    ),
  );
}

/** For what opens by style alone where scripts are off. */
const withoutScript = plugin(({ addVariant }) => addVariant('no-script', '@media (scripting: none)'));

/**
 * Less than any phone has: one whose text is twice as large, by zoom or by the browser's own size of letters (319 px of
 * 16 px letters). Two things do not stand beside each other there.
 */
const narrow = plugin(({ addVariant }) => addVariant('narrow', '@media (max-width: 19.9375em)'));

/**
 * The smallest phones that are sold, and all that is narrower: what stands beside each other on the others may need a
 * second line.
 */
const smallPhone = plugin(({ addVariant }) => addVariant('small-phone', '@media (max-width: 22.4375em)'));

/** A window in which a bar that stays would cover what is written in: a phone on its side, or text at 400 %. */
const low = plugin(({ addVariant }) => addVariant('low', '@media (max-height: 479px)'));

/**
 * tailwindcss-rtl is registered for what Tailwind 3.4 lacks (logical space, divide, origin and corners), so that nobody
 * writes a physical one. Its versions of core utilities are left out: they break left-to-right parts inside
 * right-to-left pages.
 */
const rightToLeft = plugin(({ addUtilities, theme }) => {
  const read = (path: string) => theme(path);
  addUtilities(spaceUtilities(read));
  addUtilities(divideUtilities(read));
  addUtilities(transformOriginUtilities());
  addUtilities(Object.fromEntries(toCornerUtilities(theme('borderRadius'))));
});

export default {
  content: ['./app/**/*.tsx', './components/**/*.{ts,tsx}'],
  future: { hoverOnlyWhenSupported: true },
  // Variables of shadows, rings and the like stand at the elements that use them, not at every element: the browser
  // works out styles in half the time.
  experimental: { optimizeUniversalDefaults: true },
  // A translucent colour is written as one (`bg-white/10`). Utilities for its opacity alone would make every rule longer.
  corePlugins: {
    backgroundOpacity: false,
    borderOpacity: false,
    divideOpacity: false,
    placeholderOpacity: false,
    ringOpacity: false,
    textOpacity: false,
  },
  theme: {
    screens: { tablet: '640px', desktop: px(DESKTOP_BREAKPOINT_PX), wide: '1280px' },
    colors: { transparent: 'transparent', current: 'currentColor', ...COLOURS },
    backgroundColor: toPalette('ground'),
    fill: toPalette('ground'),
    textColor: toPalette('text'),
    caretColor: toPalette('text'),
    accentColor: toPalette('edge'),
    borderColor: toPalette('edge'),
    divideColor: toPalette('edge'),
    outlineColor: toPalette('edge'),
    ringColor: toPalette('edge'),
    stroke: toPalette('edge'),
    borderRadius: { none: '0', field: '10px', card: '16px', sheet: '24px', full: '9999px' },
    boxShadow: { none: 'none', float: 'var(--shadow-float)' },
    fontFamily: { sans: ['var(--font-text)'] },
    fontSize: {
      12: '0.75rem',
      14: '0.875rem',
      16: '1rem',
      18: '1.125rem',
      22: '1.375rem',
      28: '1.75rem',
      36: '2.25rem',
      // Digits alone: the pay in an alert, and a sum that a whole screen is about.
      pay: '2.625rem',
      sum: '3rem',
      // Digits alone, as large as on a pump; on a narrow phone as wide as there is room.
      pump: 'min(6.5rem, 26vw)',
      // The number of a house, as it is looked for from across the street.
      door: '4rem',
    },
    lineHeight: { none: '1', tight: '1.3', snug: '1.5', text: 'var(--line-height-text)' },
    extend: {
      spacing: { 13: '3.25rem', header: px(MOBILE_HEADER_HEIGHT_PX), 'content-top': px(DESKTOP_CONTENT_TOP_MARGIN_PX) },
      minHeight: {
        13: '3.25rem',
        touch: '44px',
        'dialog-code': px(VERIFICATION_DIALOG_PX.height),
        'dialog-register': px(REGISTER_DIALOG_PX.height),
      },
      minWidth: { touch: '44px' },
      maxWidth: {
        page: '1200px',
        prose: '68ch',
        'dialog-login': px(LOGIN_DIALOG_WIDTH_PX),
        'dialog-code': px(VERIFICATION_DIALOG_PX.width),
        'dialog-register': px(REGISTER_DIALOG_PX.width),
        'dialog-work': px(NEW_WORK_DIALOG_WIDTH_PX),
        'dialog-wide': '800px',
      },
      zIndex: { header: '30', bar: '20', sheet: '40', dialog: '50', snackbar: '60', overlay: '70' },
      transitionDuration: { DEFAULT: '150ms', slide: '600ms', page: `${PAGE_SLIDE_SECONDS}s` },
      keyframes: {
        'fade-in': { from: { opacity: '0' } },
        'rise-in': { from: { opacity: '0', transform: 'translateY(12px)' } },
        'sheet-in': { from: { transform: 'translateY(100%)' } },
        'drawer-in': { from: { transform: 'translateX(calc(100% * var(--drawer-from)))' } },
        'page-in': { from: { opacity: '0', transform: 'translateX(calc(32px * var(--drawer-from) * -1))' } },
        progress: { from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(350%)' } },
        shimmer: { '50%': { opacity: '0.5' } },
        shake: { '20%, 60%': { transform: 'translateX(-8px)' }, '40%, 80%': { transform: 'translateX(8px)' } },
      },
      animation: {
        'fade-in': 'fade-in 150ms ease-out',
        'rise-in': 'rise-in 200ms ease-out',
        'sheet-in': 'sheet-in 250ms cubic-bezier(0.2, 0.8, 0.2, 1)',
        'drawer-in': 'drawer-in 250ms cubic-bezier(0.2, 0.8, 0.2, 1)',
        'page-in': `page-in ${PAGE_SLIDE_SECONDS}s ease-out`,
        progress: 'progress 1.2s ease-in-out infinite',
        shimmer: 'shimmer 1.6s ease-in-out infinite',
        shake: 'shake 400ms ease-in-out',
      },
    },
  },
  plugins: [dayAndNight, rightToLeft, withoutScript, smallPhone, narrow, low],
} satisfies Config;
