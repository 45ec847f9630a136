import { useTranslations } from 'next-intl';

import { KeysDialog } from '@/components/shared/keys/keys-dialog';

import { useOwnPlaces } from '../use-own-places';

const KEYS = {
  search: ['/'],
  rows: ['J', 'K'],
  open: ['Enter'],
  next: ['N'],
  assign: ['E'],
  snooze: ['Z'],
  choose: ['X'],
  many: ['B'],
  list: ['?'],
} as const;
const ACTS = ['search', 'rows', 'open', 'next', 'assign', 'snooze', 'choose', 'many', 'list'] as const;

/** Every key of the desk. Load it when it is used. */
export function DeskKeysDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('desk-queues.keys');
  const places = useTranslations('desk.places');
  const rows = [
    ...ACTS.map((act) => ({ keys: KEYS[act], text: t(`acts.${act}`) })),
    ...useOwnPlaces().map((place) => ({ keys: ['G', place.letter.toUpperCase()], text: places(place.key) })),
  ];
  return <KeysDialog title={t('title')} switchLabel={t('switch')} rows={rows} onClose={onClose} />;
}
