import type { CallAnswer } from '@/lib/contract';

/** A message to the marketplace, as the desk reads it. */
export type Enquiry = CallAnswer<'operator/getallenquiry'>['lstEnquiry'][number];
