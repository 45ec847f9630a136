import type { ServiceKind } from '@/lib/contract/enumerations';

import { isOfKind } from './service-kind';

interface NamedWork {
  readonly serviceTypeName: string;
  readonly serviceName: string;
  readonly kind?: ServiceKind;
}

/** What an order is called, for its customer and whoever does it: by its type, by its service where that has no types, as petrol, and by both where the type alone is a vehicle. */
export function toWorkName({ serviceTypeName, serviceName, kind }: NamedWork): string {
  if (serviceTypeName && kind && isOfKind(kind, { isNamedByService: true }))
    return `${serviceName}: ${serviceTypeName}`;
  return serviceTypeName || serviceName;
}
