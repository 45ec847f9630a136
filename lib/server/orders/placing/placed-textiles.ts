import type { ServiceGrade } from '@/lib/contract/enumerations';
import { CallError } from '@/lib/contract/call-error';
import type { PriceBook } from '@/lib/domain/money/price-book';

import { requirePriceBook } from '../../prices';
import { chosenProvider } from './matching/chosen-provider';
import { requireAnswer } from './order-place';
import type { OrderQuote, PlacedKind, PricedAnswers } from './placed-kind';
import { requireReturn } from './return-visit';

/** What every quote of textiles goes by. */
interface GradedAnswers {
  readonly typeId: number;
  readonly cityId: number;
  readonly grade: ServiceGrade;
}

interface Textiles<Kind extends 'laundry' | 'carpet'> {
  readonly kind: Kind;
  /** Null for what the book does not know. */
  readonly quote: (graded: GradedAnswers, answers: PricedAnswers, book: PriceBook<Kind>) => OrderQuote | null;
}

/**
 * Textiles are picked up and brought back by whom the customer chose. Their price is an estimate; what is counted or
 * measured is another final price.
 */
export function toPlacedTextiles<Kind extends 'laundry' | 'carpet'>({ kind, quote }: Textiles<Kind>) {
  return {
    call: 'laundry/addlaundryrequest',
    async requireQuote(executor, answers, place, ports) {
      const book = await requirePriceBook(executor, { kind, ...place }, ports);
      const typeId = requireAnswer(answers.srvcattypeid, 'srvcattypeid');
      const grade = requireAnswer(answers.grade, 'grade');
      const quoted = quote({ typeId, cityId: place.cityId, grade }, answers, book);
      if (!quoted) throw new CallError('service-not-available');
      return quoted;
    },
    requireDetail: (_transaction, draft) => Promise.resolve({ return: requireReturn(draft) }),
    matching: chosenProvider,
  } as const satisfies PlacedKind;
}
