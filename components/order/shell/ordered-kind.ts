import type { AnswerWords } from './answer-text';
import type { QuestionScreen } from './question-screen';

/** What the screens know of a kind, by the questions that it asks alone, or with its likes. */
export interface OrderedKind {
  readonly screens: Readonly<Record<string, QuestionScreen>>;
  readonly answers: Readonly<Record<string, AnswerWords>>;
}
