import type { AnswerWords } from './answer-text';
import type { QuestionScreen } from './question-screen';

/** The screens' part of a kind: its own questions, and those that similar kinds share. */
export interface OrderedKind {
  readonly screens: Readonly<Record<string, QuestionScreen>>;
  readonly answers: Readonly<Record<string, AnswerWords>>;
}
