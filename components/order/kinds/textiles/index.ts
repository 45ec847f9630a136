import { TEXTILE_VISIT_HOURS } from '@/lib/domain/constants/textiles';
import { formatVisitTime } from '@/lib/i18n/formats';

import type { Words } from '../../shell/answer-text';
import type { OrderedKind } from '../../shell/ordered-kind';
import { toFetchedScreen } from '../../shell/question-screen';
import type { Order } from '../../state/order-context';

/** The name of the grade that was chosen; empty before. */
export function toGradeText({ draft, service }: Order): string {
  return service.grades.find(({ grade }) => grade === draft.grade)?.name ?? '';
}

function toReturnText({ draft: { returnDate, returnStartHour } }: Order, { locale }: Words): string {
  if (returnDate === null || returnStartHour === null) return '';
  return formatVisitTime(returnDate, returnStartHour, returnStartHour + TEXTILE_VISIT_HOURS, locale);
}

/** Steps 2 and 30, with their edits. */
export const textiles = {
  screens: {
    grade: toFetchedScreen(() => import('./grade').then((module) => module.GradeQuestion)),
    'return-date-time': toFetchedScreen(() => import('./return-time').then((module) => module.ReturnTimeQuestion)),
  },
  /** How the answers read that laundry and carpets share. */
  answers: {
    grade: { label: 'answers.grade', toText: toGradeText },
    'return-date-time': { label: 'answers.return-date-time', toText: toReturnText },
  },
} satisfies OrderedKind;
