/**
 * Replaces the framework's own polyfills (next.config.mjs). Every browser that the framework supports has all that they
 * fill in but this (Chrome 111 to 119, Safari 16.4 to 16.6).
 */
if (!('canParse' in URL))
  Object.defineProperty(URL, 'canParse', {
    value: (address: string, base?: string) => {
      try {
        return Boolean(new URL(address, base));
      } catch {
        return false;
      }
    },
  });
