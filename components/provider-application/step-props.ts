import type { Application } from '@/components/forms/application/choices';

import type { OwnApplication } from './use-application';

export interface StepProps {
  readonly application: Application;
  readonly hasMoved: boolean;
  readonly onKept: (answer: OwnApplication) => void;
  readonly onClosed: () => void;
  readonly onNext: () => void;
  /** Null at the first step. */
  readonly onBack: (() => void) | null;
}
