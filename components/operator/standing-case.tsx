import { useState, type ReactNode } from 'react';

import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { WrittenText } from '@/components/ui/written-text';
import { formatDigits, formatInstant } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import { DecisionDialog } from './decision-dialog';
import { QueuedClock } from './queues/queue-clocks';

interface Answer<Decision> {
  readonly decision: Decision;
  readonly label: string;
  /** The title of the dialog that asks for the reason. */
  readonly title: string;
  readonly text: string;
}

interface StandingCaseProps<Decision> {
  readonly caseId: number;
  readonly fullname: string;
  readonly mobileNo: string;
  readonly sentAtMs: number | null;
  /** The yes stands first. */
  readonly answers: readonly Answer<Decision>[];
  readonly decide: (decision: Decision, reason: string) => Promise<unknown>;
  readonly onDecided: () => void;
  readonly children: ReactNode;
}

/** A professional's request about their standing, and the operator's yes or no with a reason. */
export function StandingCase<Decision extends string>({
  caseId,
  fullname,
  mobileNo,
  sentAtMs,
  answers,
  decide,
  onDecided,
  children,
}: StandingCaseProps<Decision>) {
  const locale = useLocale();
  const [chosen, setChosen] = useState<Answer<Decision> | null>(null);
  const send = async (reason: string) => {
    if (chosen === null) return;
    await decide(chosen.decision, reason);
    setChosen(null);
    onDecided();
  };
  return (
    <li id={`case-${caseId}`}>
      <Card className="flex flex-col gap-4">
        <div className="flex flex-wrap items-start justify-between gap-2">
          <div className="min-w-0">
            <h2 className="text-18 font-bold">
              <WrittenText text={fullname} />
            </h2>
            <p className="flex flex-wrap gap-x-4 text-14 text-stone-500">
              <bdi className="own-direction">{formatDigits(mobileNo, locale)}</bdi>
              {sentAtMs !== null && <span>{formatInstant(sentAtMs, locale)}</span>}
            </p>
          </div>
          <QueuedClock caseId={caseId} />
        </div>
        {children}
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
      </Card>
      {chosen !== null && (
        <DecisionDialog
          title={chosen.title}
          text={chosen.text}
          sendLabel={chosen.label}
          onSend={send}
          onClose={() => setChosen(null)}
        />
      )}
    </li>
  );
}
