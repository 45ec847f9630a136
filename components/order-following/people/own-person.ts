import type { CallAnswer } from '@/lib/contract';

/** A professional of "my people": kept, asked, or one who has worked for the reader. */
export type OwnPerson = CallAnswer<'regular/getpeople'>['lstPerson'][number];

/** What every part asks for: SWR then asks once. */
export const PEOPLE = {};
