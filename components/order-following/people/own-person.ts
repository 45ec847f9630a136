import type { CallAnswer } from '@/lib/contract';

/** A professional on the page of own people: kept, asked to be kept, or known from a finished order. */
export type OwnPerson = CallAnswer<'regular/getpeople'>['lstPerson'][number];

/** One input for all parts, so that SWR asks once. */
export const PEOPLE = {};
