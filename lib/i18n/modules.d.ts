/** Types of the bundler and the plugin that TypeScript cannot see. */
interface ImportMeta {
  glob<Module>(pattern: string): Record<string, () => Promise<Module>>;
}

declare module '*.woff2' {
  const url: string;
  export default url;
}

declare module 'tailwindcss-rtl/src/*.js' {
  import type { CSSRuleObject } from 'tailwindcss/types/config';
  const toUtilities: (theme?: (path: string) => unknown) => CSSRuleObject | CSSRuleObject[];
  export default toUtilities;
}
