/**
 * Whether a browser's `navigator.connection`, where it has one, says that its person saves data: nothing is fetched
 * then before it is wanted.
 */
export function savesData(connection: unknown): boolean {
  return typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true;
}
