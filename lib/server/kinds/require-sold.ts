import { CallError } from '@/lib/contract/call-error';

import { requireAnswer } from './require-answer';
import type { PricedAnswers } from './server-kind';

/** A quote, or another value of a book. Throws service-not-available for a value that it does not have. */
export function requireSold<Quote>(quote: Quote | null): Quote {
  if (quote === null) throw new CallError('service-not-available');
  return quote;
}

/** The answers behind each quote by type and grade. Throws invalid-input without an answer to it. */
export function requireGraded({ srvcattypeid, grade }: PricedAnswers, cityId: number) {
  return {
    typeId: requireAnswer(srvcattypeid, 'srvcattypeid'),
    cityId,
    grade: requireAnswer(grade, 'grade'),
  };
}
