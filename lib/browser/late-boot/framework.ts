interface Framework {
  /** Asks for the scripts without running them: the files that the first sign starts are there already. */
  fetchAhead(): void;
  /** Appends the scripts that do not stand in the page yet, in the page's order. */
  start(): void;
}

/** `onFailure` is told once a start whose scripts did not all arrive; the next start asks for the missing ones. */
export function createFramework(addresses: readonly string[], onFailure: () => void): Framework {
  let missing = addresses;
  return {
    fetchAhead: () => missing.forEach(appendPrefetch),
    start() {
      const asked = missing;
      missing = [];
      for (const address of asked) {
        appendScript(address, () => {
          if (missing.length === 0) onFailure();
          missing = [...missing, address];
        });
      }
    },
  };
}

function appendPrefetch(address: string): void {
  const link = document.createElement('link');
  link.rel = 'prefetch';
  link.as = 'script';
  link.href = address;
  document.head.append(link);
}

/**
 * Adds a script as the framework writes it: its runtime looks for these two attributes before it adds a script itself.
 */
function appendScript(address: string, onFailure: () => void): void {
  const script = document.createElement('script');
  script.async = true;
  script.src = address;
  script.onerror = () => {
    script.remove();
    onFailure();
  };
  document.head.append(script);
}
