/** Whether a browser's `navigator` says that its person saves data: nothing is fetched then before it is wanted. */
export function savesData(navigator: object): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true;
}
