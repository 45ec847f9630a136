import { useEffect, useRef, useState } from 'react';

interface Said {
  readonly id: number;
  /** How it stands, with its name, as it is read out. */
  readonly text: string;
}

/** Reads out, when the reader pauses, what has changed since the page showed it. At first it is silent. */
export function SaidState({ states }: { readonly states: readonly Said[] }) {
  const known = useRef(new Map<number, string>());
  const [said, setSaid] = useState('');
  useEffect(() => {
    const changed = states.filter(({ id, text }) => (known.current.get(id) ?? text) !== text);
    for (const { id, text } of states) known.current.set(id, text);
    if (changed.length > 0) setSaid(changed.map(({ text }) => text).join(' '));
  }, [states]);
  return (
    <p role="status" className="sr-only">
      {said}
    </p>
  );
}
