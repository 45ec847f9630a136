import { useEffect, useEffectEvent } from 'react';

import { hasSingleKeys, listensToKeys } from '@/components/shared/keys/listens-to-keys';

/** What each key does, by its place on the keyboard (`KeyN`); `Shift+` stands before one that is pressed with Shift. */
export type DeskKeys = Readonly<Record<string, () => void>>;

/** Listens to keys of the desk while this is shown. A key that money hangs on only opens its dialog. */
export function useDeskKeys(keys: DeskKeys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.repeat || !listensToKeys(event) || !hasSingleKeys()) return;
    const act = keys[(event.shiftKey ? 'Shift+' : '') + event.code];
    if (!act) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
