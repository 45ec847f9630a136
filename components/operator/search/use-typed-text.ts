import { useEffect, useState } from 'react';

/** A pause in typing after which the search asks, in ms. */
const TYPING_PAUSE_MS = 150;

/** The typed text, after a pause in typing. */
export function useTypedText(typed: string): string {
  const [text, setText] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setText(typed), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return text;
}
