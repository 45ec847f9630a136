import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { hasSingleKeys, setSingleKeys } from '@/components/shared/keys/listens-to-keys';
import { Switch } from '@/components/ui/checkbox';
import { Dialog } from '@/components/ui/dialog';

import { useOwnPlaces } from '../use-own-places';
import { Key } from './key';

const KEYS = {
  search: ['/'],
  rows: ['J', 'K'],
  open: ['Enter'],
  next: ['N'],
  assign: ['E'],
  snooze: ['Z'],
  list: ['?'],
} as const;
const ACTS = ['search', 'rows', 'open', 'next', 'assign', 'snooze', 'list'] as const;

/** Every key of the desk, and the switch that turns single letters off in this browser. Load it when it is used. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('desk-queues.keys');
  const places = useTranslations('desk.places');
  const common = useTranslations('common');
  const [isOn, setIsOn] = useState(hasSingleKeys);
  const change = (isNow: boolean) => {
    setSingleKeys(isNow);
    setIsOn(isNow);
  };
  return (
    <Dialog
      open
      size="wide"
      onOpenChange={(open) => !open && onClose()}
      title={t('title')}
      closeLabel={common('close')}
    >
      <dl className="grid gap-x-8 gap-y-2 tablet:grid-cols-2">
        {ACTS.map((act) => (
          <KeyRow key={act} keys={KEYS[act]} text={t(`acts.${act}`)} />
        ))}
        {useOwnPlaces().map((place) => (
          <KeyRow key={place.key} keys={['G', place.letter.toUpperCase()]} text={places(place.key)} />
        ))}
      </dl>
      <Switch className="mt-4" label={t('switch')} checked={isOn} onChange={(event) => change(event.target.checked)} />
    </Dialog>
  );
}

function KeyRow({ keys, text }: { keys: readonly string[]; text: string }) {
  return (
    <div className="flex items-center justify-between gap-3 border-b border-stone-200 py-2">
      <dt>{text}</dt>
      <dd className="flex gap-1" dir="ltr">
        {keys.map((key) => (
          <Key key={key} name={key} />
        ))}
      </dd>
    </div>
  );
}
