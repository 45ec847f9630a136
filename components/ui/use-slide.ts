import { useEffect, useRef, useState, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react';

/** So far from the beginning, of 1, the knob counts as brought to the end. */
const FAR = 0.7;
/** A finger that moves less than this many pixels rests. */
const REST_PX = 8;
/** After so many milliseconds a press counts as held. */
export const HOLD_MS = 800;
/** For so many milliseconds the button asks once more. */
export const ASK_MS = 4000;

interface SlideOptions {
  /** Nothing is heard: the button is closed, or what it did is under way. */
  readonly isDeaf: boolean;
  readonly onDone: () => void;
}

interface Drag {
  readonly startsAtX: number;
  /** 1 where the line is read from the left, −1 where it is read from the right. */
  readonly direction: 1 | -1;
  readonly lengthPx: number;
  share: number;
  isMoved: boolean;
}

/** A question that nobody answers is asked no more. */
function useAsking() {
  const [isAsking, setAsking] = useState(false);
  useEffect(() => {
    if (!isAsking) return;
    const timer = setTimeout(() => setAsking(false), ASK_MS);
    return () => clearTimeout(timer);
  }, [isAsking]);
  return { isAsking, setAsking };
}

/**
 * The three ways to press a button that must not be pressed by accident: slide it, hold it, or press it twice. `share`
 * is how far the knob is, from 0 to 1.
 */
export function useSlide({ isDeaf, onDone }: SlideOptions) {
  const [share, setShare] = useState(0);
  const { isAsking, setAsking } = useAsking();
  const drag = useRef<Drag | null>(null);
  const hold = useRef<ReturnType<typeof setTimeout>>(undefined);
  // The click that ends a slide or a hold is part of it.
  const ignoresClick = useRef(false);

  useEffect(() => () => clearTimeout(hold.current), []);

  const rest = () => {
    clearTimeout(hold.current);
    drag.current = null;
    setShare(0);
  };
  const finish = () => {
    rest();
    setAsking(false);
    onDone();
  };

  const handlers = {
    onPointerDown: (event: PointerEvent<HTMLButtonElement>) => {
      ignoresClick.current = false;
      if (isDeaf || event.button !== 0) return;
      const { currentTarget, pointerId, clientX } = event;
      currentTarget.setPointerCapture(pointerId);
      const direction = currentTarget.closest('[dir]')?.getAttribute('dir') === 'rtl' ? -1 : 1;
      drag.current = {
        startsAtX: clientX,
        direction,
        lengthPx: currentTarget.clientWidth,
        share: 0,
        isMoved: false,
      };
      hold.current = setTimeout(() => {
        ignoresClick.current = true;
        finish();
      }, HOLD_MS);
    },
    onPointerMove: ({ clientX }: PointerEvent<HTMLButtonElement>) => {
      const { current } = drag;
      if (current === null) return;
      const movedPx = (clientX - current.startsAtX) * current.direction;
      if (!current.isMoved && Math.abs(movedPx) < REST_PX) return;
      clearTimeout(hold.current);
      current.isMoved = true;
      current.share = Math.min(1, Math.max(0, movedPx / current.lengthPx));
      setShare(current.share);
    },
    onPointerUp: () => {
      const { current } = drag;
      if (current === null) return;
      ignoresClick.current = current.isMoved;
      if (current.share >= FAR) finish();
      else rest();
    },
    onPointerCancel: rest,
    onKeyDown: (event: KeyboardEvent) => {
      // A key that stays down repeats its press: that is no second answer.
      if (event.repeat) event.preventDefault();
    },
    onClick: (event: MouseEvent) => {
      const isIgnored = ignoresClick.current;
      ignoresClick.current = false;
      // Nor is the second half of a double tap.
      if (isDeaf || isIgnored || event.detail > 1) return;
      if (isAsking) finish();
      else setAsking(true);
    },
  };
  return { share, isFar: share >= FAR, isAsking, handlers };
}
