/** What an order is called, for its customer and whoever does it: by its type, and by its service where that has no types, as petrol. */
export function toWorkName({
  serviceTypeName,
  serviceName,
}: {
  readonly serviceTypeName: string;
  readonly serviceName: string;
}): string {
  return serviceTypeName || serviceName;
}
