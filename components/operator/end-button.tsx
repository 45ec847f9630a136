import { useState } from 'react';

import { Button } from '@/components/ui/button';
import { IsolatedNames } from '@/components/ui/isolated-names';

import { DecisionDialog } from './decision-dialog';

interface EndButtonProps {
  /** The name under which an unsent reason is kept. */
  readonly keptAs: string;
  readonly label: string;
  /** Label and subject as one text: the button's name and the dialog's title. A person's name in it is isolated. */
  readonly title: string;
  readonly text: string;
  readonly end: (reason: string) => Promise<unknown>;
  readonly onEnded: () => void;
}

/** Ends something that lasts, after it was asked why. */
export function EndButton({ keptAs, label, title, text, end, onEnded }: EndButtonProps) {
  const [isAsking, setIsAsking] = useState(false);
  const send = async (reason: string) => {
    await end(reason);
    setIsAsking(false);
    onEnded();
  };
  return (
    <div>
      <Button variant="secondary" onClick={() => setIsAsking(true)}>
        <span aria-hidden>{label}</span>
        <span className="sr-only">
          <IsolatedNames text={title} />
        </span>
      </Button>
      {isAsking && (
        <DecisionDialog
          keptAs={keptAs}
          title={title}
          text={text}
          sendLabel={label}
          onSend={send}
          onClose={() => setIsAsking(false)}
        />
      )}
    </div>
  );
}
