/**
 * A call's path with the input's fields in place of its `{…}`, and the fields that are left for the query or the body.
 */
export function fillPath(
  template: string,
  input: unknown,
): { readonly path: string; readonly rest: Readonly<Record<string, unknown>> } {
  const fields = new Map<string, unknown>(typeof input === 'object' && input !== null ? Object.entries(input) : []);
  const path = template.replace(/\{(\w+)\}/g, (_placeholder, field: string) => {
    const value = fields.get(field);
    fields.delete(field);
    return encodeURIComponent(String(value));
  });
  return { path, rest: Object.fromEntries([...fields].filter(([, value]) => value !== undefined)) };
}

/** The fields of a GET as its query, with the question mark; nothing for none. */
export function toQuery(fields: Readonly<Record<string, unknown>>): string {
  const query = new URLSearchParams(
    Object.entries(fields).map(([field, value]): [string, string] => [field, String(value)]),
  ).toString();
  return query && `?${query}`;
}
