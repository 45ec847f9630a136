/** The house's colours, by day. What is drawn (illustrations, the logo, icons of the app) keeps them at night. */
export const COLOURS = {
  white: '#FFFFFF',
  enamel: {
    50: '#EEF3FC',
    100: '#D9E4F8',
    200: '#B3C8F0',
    300: '#7FA0E2',
    400: '#4C77CF',
    600: '#2B57B5',
    700: '#1F4494',
    800: '#183573',
    900: '#0C1B3A',
  },
  saffron: { 50: '#FFEDCA', 300: '#FFD27A', 500: '#F2A516', 600: '#D98C00' },
  turquoise: { 50: '#E7F4F2', 600: '#0E7C6E' },
  pomegranate: { 50: '#FBECEB', 600: '#B3261E', 700: '#8F1D17' },
  ink: '#14213D',
  stone: { 50: '#FAFAF7', 200: '#E6E4DD', 500: '#6B6A63' },
} as const;

/** A name of a colour, or of its tones. */
export type Tones = { readonly [name: string]: string | { readonly [tone: number]: string } };

/**
 * A colour's replacement in the dark scheme, by its use: the ground of a part, letters and icons, or edges and lines. A
 * colour that is not named stays as by day.
 */
export const NIGHT_COLOURS = {
  ground: {
    card: '#151F38',
    enamel: { 50: '#1B294A', 100: '#22345F', 200: '#2B4379', 600: '#456FC6', 800: '#12274F' },
    saffron: { 50: '#3A2F14' },
    turquoise: { 50: '#0F3231' },
    pomegranate: { 50: '#431C1B' },
    stone: { 50: '#0B1222', 200: '#2B3654', 500: '#7C8398' },
  },
  text: {
    enamel: { 600: '#8FB0F2', 700: '#A9C2F5', 800: '#C7D8FA', 900: '#DCE7FC' },
    turquoise: { 600: '#4FCBB8' },
    pomegranate: { 600: '#FF9C94', 700: '#FFB4AD' },
    ink: '#E8ECF6',
    stone: { 500: '#A6AFC4' },
  },
  edge: {
    card: '#151F38',
    enamel: { 100: '#2A3D6B', 200: '#37508C', 300: '#5478BF', 600: '#8FB0F2', 700: '#A9C2F5' },
    turquoise: { 50: '#15433F', 600: '#4FCBB8' },
    pomegranate: { 600: '#FF9C94' },
    ink: '#E8ECF6',
    stone: { 50: '#0B1222', 200: '#2E3A58', 500: '#8F99B0' },
  },
} as const satisfies Record<string, Tones>;

/** Names of parts of a page, by day: a card, and what stays light at night (on enamel, below a code). */
export const DAY_PARTS = { card: COLOURS.white, light: COLOURS.white } as const;

/** The colours of the browser's own frame. */
export const FRAME_COLOURS = { day: COLOURS.enamel[700], night: NIGHT_COLOURS.ground.stone[50] };
