import { useEffect, useRef, useState } from 'react';

import { showFirstProblem } from './show-first-problem';

/**
 * `show` the first problem of a `place` once a press, or the answer to one, has set them: it is shown when they are
 * drawn.
 */
export function useFirstProblem<Place extends HTMLElement = HTMLDivElement>() {
  const place = useRef<Place>(null);
  const [asked, setAsked] = useState(0);
  // A frame is no sign that they are drawn: what an answer sets may come after it.
  useEffect(() => {
    if (asked > 0 && place.current) showFirstProblem(place.current);
  }, [asked]);
  return { place, show: () => setAsked((count) => count + 1) };
}
