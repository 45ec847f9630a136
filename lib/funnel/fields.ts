import type { CallRequest } from '@/lib/contract';
import { everyKindFields } from '@/lib/funnel/every-kind-fields';
import { KINDS } from '@/lib/funnel/kinds';
import { mergeAll } from '@/lib/funnel/merge-all';

/** The body of the five add…request calls. */
export type OrderRequest = CallRequest<'clean/addcleanrequest'>;
/** Fields without which there is nothing to order; `findOrderRequest` puts them in. */
export type ServiceIds = 'serviceEnum' | 'srvcategoryid' | 'srvcattypeid';

/** Every field of the call has its row here, in the form that the call wants. */
type SentFields = {
  readonly [Name in Exclude<keyof OrderRequest, ServiceIds>]-?: { toWire: (value: never) => OrderRequest[Name] };
};

/**
 * The order draft of SPEC 3 and the further fields of the screens, a row a field. Draft, storage, request and repeated
 * order are made from these rows.
 */
export const FIELDS = {
  ...everyKindFields,
  ...mergeAll(Object.values(KINDS).map(({ fields }) => fields)),
} satisfies SentFields;
