import dynamic from 'next/dynamic';
import { useState } from 'react';

import { Button } from '@/components/ui/button';
import { IsolatedNames } from '@/components/ui/isolated-names';
import { callFromBrowser } from '@/lib/client/browser';
import { toPatientLoader } from '@/lib/client/patient-loader';

const AskDialog = dynamic(
  toPatientLoader(() => import('./ask-dialog').then((module) => module.AskDialog)),
  { ssr: false },
);

interface PartWithProps {
  /** An order of the two. */
  readonly taskid: number;
  /** The reader parted with this person before, and undoes it here. */
  readonly isApart: boolean;
  readonly words: { readonly open: string; readonly title: string; readonly text: string; readonly confirm: string };
  readonly onChange: () => unknown;
}

/** "Not this person again", or that taken back (BEHAVIOUR 26). The other one is never told. */
export function PartWith({ taskid, isApart, words, onChange }: PartWithProps) {
  const [isAsking, setIsAsking] = useState(false);
  const confirm = async () => {
    await callFromBrowser('regular/keepapart', { taskid, isApart: !isApart });
    setIsAsking(false);
    await onChange();
  };
  return (
    <>
      <Button variant="quiet" className="self-start" onClick={() => setIsAsking(true)}>
        <IsolatedNames text={words.open} />
      </Button>
      {isAsking && (
        <AskDialog
          title={words.title}
          text={words.text}
          confirmLabel={words.confirm}
          onConfirm={confirm}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  );
}
