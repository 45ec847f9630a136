import { QuotingText, WrittenText } from '@/components/ui/written-text';

import type { AnswerRow } from '../state/use-answer-rows';

/** Whether an answer is somebody's name and nothing else. */
export const isPerson = ({ question }: AnswerRow) => question === 'provider' || question === 'bid';

/** An answer in words; names, streets and notes in it say their language. */
export function ShownAnswer({ row }: { readonly row: AnswerRow }) {
  return isPerson(row) ? <WrittenText text={row.text} /> : <QuotingText text={row.text} />;
}
