import './near-door.css';

interface NearDoorProps {
  /** Somebody is about to ring. */
  readonly isOpen: boolean;
}

/** The own door beside the minutes; it opens once somebody is near. Decorative: the minutes say the rest. */
export function NearDoor({ isOpen }: NearDoorProps) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 40 56"
      data-open={isOpen ? '' : undefined}
      className="near-door h-14 w-10 shrink-0"
    >
      <rect x="2" y="2" width="36" height="52" rx="4" className="fill-enamel-900" />
      <rect x="7" y="7" width="26" height="47" className="fill-saffron-300" />
      <g className="near-door-leaf">
        <rect x="7" y="7" width="26" height="47" className="fill-enamel-700" />
        <rect x="11" y="12" width="18" height="14" rx="2" className="fill-enamel-600" />
        <rect x="11" y="31" width="18" height="18" rx="2" className="fill-enamel-600" />
        <circle cx="29" cy="29" r="2" className="fill-saffron-500" />
      </g>
    </svg>
  );
}
