import type { CallAnswer } from '@/lib/contract';

/** A provider's application as the server has it. */
export type Application = CallAnswer<'joinus/getapplication'>['application'];

export interface NamedId {
  readonly id: number;
  readonly name: string;
}

/** The options of an application's questions, in the page's language. */
export interface ApplicationChoices {
  readonly services: readonly NamedId[];
  readonly cities: readonly NamedId[];
}
