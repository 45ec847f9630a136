const SAYS_NOTHING: readonly unknown[] = ['Error', 'TypeError'];

/**
 * The cause of a broken connection, in a word: `ECONNRESET`, `ABORT_ERR`, `TimeoutError`. The error itself can carry an
 * address, and with it a key.
 */
export function findFaultCode(error: unknown): string {
  const links = [Reflect.get(Object(error), 'cause'), error].map(Object);
  // A DOMException's code is a number; its name says more.
  const codes: unknown[] = links.map((link) => Reflect.get(link, 'code')).filter((code) => typeof code === 'string');
  const names: unknown[] = links
    .map((link) => Reflect.get(link, 'name'))
    .filter((name) => !SAYS_NOTHING.includes(name));
  const found = [...codes, ...names].find((word) => typeof word === 'string');
  return typeof found === 'string' ? found : 'unknown';
}
