import type { ServiceKind } from '@/lib/contract/enumerations';

import { isOfKind } from '../kind/service-kind';

interface NamedWork {
  readonly serviceTypeName: string;
  readonly serviceName: string;
  readonly kind?: ServiceKind;
  /** "Economy dry-cleaning": the service in the grade that was ordered; empty for a service without grades. */
  readonly gradeName?: string;
}

/**
 * An order's name, for its customer and its professional (SPEC 3): its type. A service without types, such as petrol,
 * gives its own name. Where the type is a vehicle, both are named. An order with a grade has the grade's name in place
 * of the service's.
 */
export function toWorkName({ serviceTypeName, serviceName, kind, gradeName = '' }: NamedWork): string {
  if (serviceTypeName && kind && isOfKind(kind, { isNamedByService: true }))
    return `${gradeName || serviceName}: ${serviceTypeName}`;
  return gradeName || serviceTypeName || serviceName;
}
