import { useState } from 'react';

import { Button } from '@/components/ui/button';

import { DecisionDialog } from '../decision-dialog';

export interface StandingAnswer<Decision> {
  readonly decision: Decision;
  readonly label: string;
  /** The title of the dialog that asks for the reason. */
  readonly title: string;
  readonly text: string;
}

export interface StandingActsProps<Decision> {
  /** The name of the case, under which an unsent reason is kept. */
  readonly keptAs: string;
  /** The yes stands first. */
  readonly answers: readonly StandingAnswer<Decision>[];
  readonly decide: (decision: Decision, reason: string) => Promise<unknown>;
  readonly onDecided: () => void;
}

/** The operator's yes or no, each with its reason. */
export function StandingActs<Decision extends string>({
  keptAs,
  answers,
  decide,
  onDecided,
}: StandingActsProps<Decision>) {
  const [chosen, setChosen] = useState<StandingAnswer<Decision> | null>(null);
  const send = async (reason: string) => {
    if (chosen === null) return;
    await decide(chosen.decision, reason);
    setChosen(null);
    onDecided();
  };
  return (
    <>
      <div className="flex flex-wrap gap-3">
        {answers.map((answer, place) => (
          <Button
            key={answer.decision}
            variant={place === 0 ? 'primary' : 'secondary'}
            onClick={() => setChosen(answer)}
          >
            {answer.label}
          </Button>
        ))}
      </div>
      {chosen !== null && (
        <DecisionDialog
          keptAs={`${keptAs}-${chosen.decision}`}
          title={chosen.title}
          text={chosen.text}
          sendLabel={chosen.label}
          onSend={send}
          onClose={() => setChosen(null)}
        />
      )}
    </>
  );
}
