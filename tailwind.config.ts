import type { Config } from 'tailwindcss';
import plugin from 'tailwindcss/plugin';
import divideUtilities from 'tailwindcss-rtl/src/divideUtilities.js';
import spaceUtilities from 'tailwindcss-rtl/src/spaceUtilities.js';
import transformOriginUtilities from 'tailwindcss-rtl/src/transformOriginUtilities.js';
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

const enamel = {
  50: '#EEF3FC',
  100: '#D9E4F8',
  200: '#B3C8F0',
  300: '#7FA0E2',
  400: '#4C77CF',
  600: '#2B57B5',
  700: '#1F4494',
  800: '#183573',
  900: '#0C1B3A',
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

/** Less than any phone has: one whose text is twice as large. Two things do not stand beside each other there. */
const narrow = plugin(({ addVariant }) => addVariant('narrow', '@media (max-width: 319px)'));

/**
 * The smallest phones that are sold, and all that is narrower: what stands beside each other on the others may need a
 * second line.
 */
const smallPhone = plugin(({ addVariant }) => addVariant('small-phone', '@media (max-width: 359px)'));

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
  theme: {
    screens: { tablet: '640px', desktop: px(DESKTOP_BREAKPOINT_PX), wide: '1280px' },
    colors: {
      transparent: 'transparent',
      current: 'currentColor',
      white: '#FFFFFF',
      enamel,
      saffron: { 300: '#FFD27A', 500: '#F2A516', 600: '#D98C00' },
      turquoise: { 50: '#E7F4F2', 600: '#0E7C6E' },
      pomegranate: { 50: '#FBECEB', 600: '#B3261E', 700: '#8F1D17' },
      ink: '#14213D',
      stone: { 50: '#FAFAF7', 200: '#E6E4DD', 500: '#6B6A63' },
    },
    borderRadius: { none: '0', field: '10px', card: '16px', sheet: '24px', full: '9999px' },
    boxShadow: { none: 'none', float: '0 12px 32px -8px rgb(12 27 58 / 0.18), 0 2px 6px -2px rgb(12 27 58 / 0.10)' },
    fontFamily: { sans: ['var(--font-text)'] },
    fontSize: {
      12: '0.75rem',
      14: '0.875rem',
      16: '1rem',
      18: '1.125rem',
      22: '1.375rem',
      28: '1.75rem',
      36: '2.25rem',
      // Digits alone, as large as on a pump; on a narrow phone as wide as there is room.
      pump: 'min(6.5rem, 26vw)',
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
      transitionDuration: { DEFAULT: '150ms', page: `${PAGE_SLIDE_SECONDS}s` },
      keyframes: {
        'fade-in': { from: { opacity: '0' } },
        'rise-in': { from: { opacity: '0', transform: 'translateY(12px)' } },
        'sheet-in': { from: { transform: 'translateY(100%)' } },
        'drawer-in': { from: { transform: 'translateX(calc(100% * var(--drawer-from)))' } },
        'page-in': { from: { opacity: '0', transform: 'translateX(calc(32px * var(--drawer-from) * -1))' } },
        progress: { from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(350%)' } },
        shimmer: { '50%': { opacity: '0.5' } },
      },
      animation: {
        'fade-in': 'fade-in 150ms ease-out',
        'rise-in': 'rise-in 200ms ease-out',
        'sheet-in': 'sheet-in 250ms cubic-bezier(0.2, 0.8, 0.2, 1)',
        'drawer-in': 'drawer-in 250ms cubic-bezier(0.2, 0.8, 0.2, 1)',
        'page-in': `page-in ${PAGE_SLIDE_SECONDS}s ease-out`,
        progress: 'progress 1.2s ease-in-out infinite',
        shimmer: 'shimmer 1.6s ease-in-out infinite',
      },
    },
  },
  plugins: [rightToLeft, withoutScript, smallPhone, narrow, low],
} satisfies Config;
