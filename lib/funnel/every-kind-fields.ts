import {
  addressFields,
  descriptionFields,
  providerFields,
  recipientFields,
  serviceFields,
  visitFields,
} from '@/lib/funnel/common-fields';
import type { DraftOf } from '@/lib/funnel/field';
import { paymentFields, placingFields } from '@/lib/funnel/payment-fields';

/** The rows that every kind has. */
export const everyKindFields = {
  ...serviceFields,
  ...addressFields,
  ...visitFields,
  ...descriptionFields,
  ...providerFields,
  ...recipientFields,
  ...paymentFields,
  ...placingFields,
};

/** The fields of every kind's draft. */
export type CommonDraft = DraftOf<typeof everyKindFields>;
