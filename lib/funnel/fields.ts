import type { CallRequest } from '@/lib/contract';
import {
  addressFields,
  descriptionFields,
  providerFields,
  recipientFields,
  serviceFields,
  visitFields,
} from '@/lib/funnel/common-fields';
import { carpetFields } from '@/lib/funnel/kinds/carpet/fields';
import { carwashFields } from '@/lib/funnel/kinds/carwash/fields';
import { cleaningFields } from '@/lib/funnel/kinds/cleaning/fields';
import { gasFields } from '@/lib/funnel/kinds/gas/fields';
import { laundryFields } from '@/lib/funnel/kinds/laundry/fields';
import { movingFields } from '@/lib/funnel/kinds/moving/fields';
import { taskFields } from '@/lib/funnel/kinds/task/fields';
import { medicalTestsFields } from '@/lib/funnel/kinds/medical-tests/fields';
import { upholsteryFields } from '@/lib/funnel/kinds/upholstery/fields';
import { paymentFields, placingFields } from '@/lib/funnel/payment-fields';

/** The body of the five add…request calls. */
export type OrderRequest = CallRequest<'clean/addcleanrequest'>;
/** Without these there is nothing to order; `findOrderRequest` puts them in. */
export type ServiceIds = 'serviceEnum' | 'srvcategoryid' | 'srvcattypeid';

/** Every field of the call has its row here, in the form that the call wants. */
type SentFields = {
  readonly [Name in Exclude<keyof OrderRequest, ServiceIds>]-?: { toWire: (value: never) => OrderRequest[Name] };
};

/**
 * The order draft of SPEC 3 and what the screens need besides, a row a field. Draft, storage, request and repeated
 * order are made from these rows.
 */
export const FIELDS = {
  ...serviceFields,
  ...addressFields,
  ...visitFields,
  ...descriptionFields,
  ...providerFields,
  ...recipientFields,
  ...paymentFields,
  ...placingFields,
  ...cleaningFields,
  ...laundryFields,
  ...carpetFields,
  ...upholsteryFields,
  ...carwashFields,
  ...gasFields,
  ...taskFields,
  ...movingFields,
  ...medicalTestsFields,
} satisfies SentFields;
