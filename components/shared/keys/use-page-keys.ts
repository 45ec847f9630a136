import { useEffect, useEffectEvent } from 'react';

import { hasSingleKeys, listensToKeys } from './listens-to-keys';

/** The act of each key, by its place on the keyboard (`KeyN`); `Shift+` marks a key pressed with Shift. */
export type PageKeys = Readonly<Record<string, () => void>>;

/** Listens to keys of a page while this is shown. A key that money hangs on only opens its dialog. */
export function usePageKeys(keys: PageKeys): void {
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
