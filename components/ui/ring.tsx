import type { ReactNode } from 'react';

import { classNames } from './class-names';

/** The drawing's side; `className` gives the ring its size on the page. */
const SIDE = 100;
const WIDTH = 7;
const RADIUS = (SIDE - WIDTH) / 2;

const TONES = {
  waiting: { track: 'stroke-enamel-100', arc: 'stroke-saffron-500' },
  /** Beside an act in saffron, which is the one of its screen. */
  calm: { track: 'stroke-enamel-100', arc: 'stroke-enamel-600' },
  working: { track: 'stroke-turquoise-50', arc: 'stroke-turquoise-600' },
  urgent: { track: 'stroke-pomegranate-50', arc: 'stroke-pomegranate-600' },
  paused: { track: 'stroke-stone-200', arc: 'stroke-stone-500' },
};

interface RingProps {
  /** From 0 to 1; what lies outside counts as the nearer end. */
  readonly share: number;
  readonly tone?: keyof typeof TONES;
  readonly className?: string;
  readonly children?: ReactNode;
}

/** Time as a ring, from the top and clockwise in every language. Decorative: the words beside it say the same. */
export function Ring({ share, tone = 'waiting', className, children }: RingProps) {
  const { track, arc } = TONES[tone];
  const shown = Math.min(1, Math.max(0, share));
  const circle = { cx: SIDE / 2, cy: SIDE / 2, r: RADIUS, fill: 'none', strokeWidth: WIDTH, pathLength: 1 };
  return (
    <span className={classNames('relative inline-flex items-center justify-center', className)}>
      <svg aria-hidden viewBox={`0 0 ${SIDE} ${SIDE}`} className="absolute inset-0 size-full -rotate-90">
        <circle {...circle} className={track} />
        {shown > 0 && <circle {...circle} className={arc} strokeLinecap="round" strokeDasharray={`${shown} 1`} />}
      </svg>
      {children}
    </span>
  );
}
