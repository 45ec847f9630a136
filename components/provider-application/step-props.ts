import type { Application, OwnApplication } from './use-application';

export interface StepProps {
  readonly application: Application;
  readonly hasMoved: boolean;
  readonly onKept: (answer: OwnApplication) => void;
  readonly onClosed: () => void;
  readonly onNext: () => void;
  /** Null at the first step. */
  readonly onBack: (() => void) | null;
}
