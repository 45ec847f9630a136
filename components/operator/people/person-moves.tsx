import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { callFromBrowser } from '@/lib/client/browser';
import type { PersonMove } from '@/lib/contract/desk-enumerations';

import { DecisionDialog } from '../decision-dialog';
import type { DeskPerson } from './desk-person';

interface PersonMovesProps {
  readonly person: DeskPerson;
  readonly onChange: (person: DeskPerson) => void;
}

/** What an operator can do about a person, each with a reason. */
export function PersonMoves({ person: { userid, moves }, onChange }: PersonMovesProps) {
  const t = useTranslations('desk.person');
  const [open, setOpen] = useState<PersonMove | null>(null);
  const close = () => setOpen(null);
  const send = async (move: PersonMove, reason: string) => {
    const { person } = await callFromBrowser('operator/moveperson', { userid, move, reason });
    close();
    onChange(person);
  };
  return (
    <Card className="flex flex-col gap-3">
      <h3 id="moves" className="text-16 font-semibold">
        {t('moves')}
      </h3>
      {moves.length === 0 && <p className="text-14 text-stone-500">{t('noMoves')}</p>}
      {moves.map((move) => (
        <Button key={move} variant="secondary" onClick={() => setOpen(move)}>
          {t(`acts.${move}`)}
        </Button>
      ))}
      {open !== null && (
        <DecisionDialog
          title={t(`acts.${open}`)}
          text={t(`actTexts.${open}`)}
          sendLabel={t(`acts.${open}`)}
          onSend={(reason) => send(open, reason)}
          onClose={close}
        />
      )}
    </Card>
  );
}
