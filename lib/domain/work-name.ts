import type { ServiceKind } from '@/lib/contract/enumerations';

import { isOfKind } from './service-kind';

interface NamedWork {
  readonly serviceTypeName: string;
  readonly serviceName: string;
  readonly kind?: ServiceKind;
  /** "Economy dry-cleaning": the service in the grade that was ordered; empty for a service without grades. */
  readonly gradeName?: string;
}

/** What an order is called, for its customer and whoever does it: by its type, by its service where that has no types, as petrol, and by both where the type alone is a vehicle. A grade takes the place of its service's plain name (SPEC 3). */
export function toWorkName({ serviceTypeName, serviceName, kind, gradeName = '' }: NamedWork): string {
  if (serviceTypeName && kind && isOfKind(kind, { isNamedByService: true }))
    return `${gradeName || serviceName}: ${serviceTypeName}`;
  return gradeName || serviceTypeName || serviceName;
}
