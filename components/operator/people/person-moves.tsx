import { Eye } from 'lucide';
import { useTranslations } from 'next-intl';
import dynamic from 'next/dynamic';
import { useState } from 'react';

import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Icon } from '@/components/ui/icon';
import { callFromBrowser } from '@/lib/client/browser';
import { toPatientLoader } from '@/lib/client/patient-loader';
import type { PersonMove } from '@/lib/contract/desk-enumerations';

import { DecisionDialog } from '../decision-dialog';
import { PauseProvider } from '../pauses/pause-provider';
import type { DeskPerson } from './desk-person';
import { useMayMake } from '../use-may-make';
import { NumberMove } from './number-move';
import { PersonRequests } from './person-requests';

const ViewDialog = dynamic(
  toPatientLoader(() => import('./view-dialog').then((module) => module.ViewDialog)),
  { ssr: false },
);

interface PersonMovesProps {
  readonly person: DeskPerson;
  readonly onChange: (person: DeskPerson) => void;
  /** Reads the person anew. */
  readonly onPaused: () => void;
}

/** The operator's acts for a person, each with a reason. */
export function PersonMoves({ person, onChange, onPaused }: PersonMovesProps) {
  const { userid, mobileNo, provider, moves, mayBeViewed } = person;
  const t = useTranslations('desk.person');
  const [open, setOpen] = useState<PersonMove | null>(null);
  const [isPausing, setIsPausing] = useState(false);
  const [isViewing, setIsViewing] = useState(false);
  const close = () => setOpen(null);
  const mayMake = useMayMake();
  const send = async (move: PersonMove, reason: string) => {
    const { person: changed } = await callFromBrowser('operator/moveperson', { userid, move, reason });
    close();
    onChange(changed);
  };
  return (
    <Card className="flex flex-col gap-3">
      <h3 id="moves" className="text-16 font-semibold">
        {t('moves')}
      </h3>
      {(mayMake('operator/moveperson') ? moves : []).map((move) => (
        <Button key={move} variant="secondary" onClick={() => setOpen(move)}>
          {t(`acts.${move}`)}
        </Button>
      ))}
      {mayMake('operator/changenumber') && <NumberMove userId={userid} />}
      <PersonRequests person={person} />
      {provider && provider.status !== 'suspended' && mayMake('operator/pauseprovider') && (
        <Button variant="secondary" onClick={() => setIsPausing(true)}>
          {t('pause')}
        </Button>
      )}
      {isPausing && (
        <PauseProvider
          mobile={mobileNo}
          onDone={() => {
            setIsPausing(false);
            onPaused();
          }}
          onClose={() => setIsPausing(false)}
        />
      )}
      {mayBeViewed && (
        <Button variant="secondary" onClick={() => setIsViewing(true)}>
          <Icon icon={Eye} />
          {t('view.open')}
        </Button>
      )}
      {isViewing && <ViewDialog person={person} onClose={() => setIsViewing(false)} />}
      {open !== null && (
        <DecisionDialog
          keptAs={`person-${userid}-${open}`}
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
