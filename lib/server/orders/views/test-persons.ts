import type { CallAnswer } from '@/lib/contract';
import { repeatableAnswers } from '@/lib/contract/task';
import { isOfKind } from '@/lib/domain/service-kind';

import type { TaskRow } from '../../schema';

type Persons = CallAnswer<'clean/gettaskdetail'>['taskDetail']['persons'];

const personWords = repeatableAnswers.pick({ personCount: true });

/** Who gives a sample in an order, numbered from 1; nobody in an order of another kind. */
export function listPersons({ kind, draft }: Pick<TaskRow, 'kind' | 'draft'>): Persons {
  if (!isOfKind(kind, { hasResults: true })) return [];
  const count = personWords.parse(draft).personCount ?? 1;
  return Array.from({ length: count }, (_, index) => ({ personNumber: index + 1 }));
}
