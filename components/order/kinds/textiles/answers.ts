import { TEXTILE_VISIT_HOURS } from '@/lib/domain/constants/textiles';
import { formatVisitTime } from '@/lib/i18n/formats';

import type { AnswerWords, Words } from '../../shell/answer-text';
import type { Order } from '../../state/order-context';

/** The name of the grade that was chosen; empty before. */
export function toGradeText({ draft, service }: Order): string {
  return service.grades.find(({ grade }) => grade === draft.grade)?.name ?? '';
}

function toReturnText({ draft: { returnDate, returnStartHour } }: Order, { locale }: Words): string {
  if (returnDate === null || returnStartHour === null) return '';
  return formatVisitTime(returnDate, returnStartHour, returnStartHour + TEXTILE_VISIT_HOURS, locale);
}

/** How the answers read that laundry and carpets share. */
export const textileAnswers = {
  grade: { label: 'answers.grade', toText: toGradeText },
  'return-date-time': { label: 'answers.return-date-time', toText: toReturnText },
} satisfies Record<string, AnswerWords>;
