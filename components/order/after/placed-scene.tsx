import { formatDigits } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import './placed-scene.css';

interface PlacedSceneProps {
  /** The number beside the customer's door; empty where the address has none. */
  readonly plate: string;
}

/** The number of letters that fit on the plate in large digits. */
const ROOMY_LETTERS = 3;

/**
 * The customer's own door at night, whose lamp goes on because the order is placed. Decorative: the heading beside it
 * says the same.
 */
export function PlacedScene({ plate }: PlacedSceneProps) {
  return (
    <svg aria-hidden viewBox="0 0 360 264" preserveAspectRatio="xMidYMax slice" className="placed-scene">
      <Wall />
      <Door />
      <g className="placed-glow">
        <circle cx={272} cy={112} r={112} fill="url(#placed-light)" />
        <path d="M254 60H290L334 232H210Z" fill="url(#placed-fall)" />
      </g>
      <Lamp />
      <Plate plate={plate} />
      <Plant />
      <rect x={20} y={244} width={204} height={8} rx={2} className="placed-step" />
      <rect y={252} width={360} height={12} className="placed-ground" />
    </svg>
  );
}

/** Bricks, each row half a brick farther; and the light that falls on them. */
function Wall() {
  return (
    <>
      <defs>
        <pattern id="placed-bricks" width={56} height={40} patternUnits="userSpaceOnUse">
          <path d="M0 .5H56M0 20.5H56M14 0V20M42 20V40" className="placed-joint" />
        </pattern>
        <radialGradient id="placed-light">
          <stop offset={0} className="placed-light" />
          <stop offset={1} className="placed-light" />
        </radialGradient>
        <linearGradient id="placed-fall" x2={0} y2={1}>
          <stop offset={0} className="placed-light" />
          <stop offset={1} className="placed-light" />
        </linearGradient>
      </defs>
      <rect width={360} height={264} fill="url(#placed-bricks)" />
    </>
  );
}

function Door() {
  return (
    <>
      <path d="M36 244V116A86 86 0 0 1 208 116V244Z" className="placed-frame" />
      <path d="M48 244V116A74 74 0 0 1 196 116V244Z" className="placed-door" />
      <path d="M62 110A60 60 0 0 1 182 110Z" className="placed-dark-glass" />
      <g className="placed-fanlight">
        <path d="M62 110A60 60 0 0 1 182 110Z" className="placed-glass" />
        <path d="M98 110A24 24 0 0 1 146 110Z" className="placed-glass-light" />
      </g>
      <path
        d="M62 110A60 60 0 0 1 182 110ZM98 110A24 24 0 0 1 146 110M105 93L80 68M139 93L164 68M122 86V50"
        className="placed-bars"
      />
      <path d="M122 116V244" className="placed-bars" />
      <path
        d="M60 126H110V178H60ZM134 126H184V178H134ZM60 190H110V236H60ZM134 190H184V236H134Z"
        className="placed-panels"
      />
      <circle cx={115} cy={184} r={3.5} className="placed-brass" />
      <circle cx={129} cy={184} r={3.5} className="placed-brass" />
    </>
  );
}

function Lamp() {
  return (
    <>
      <path d="M272 24V42" className="placed-rod" />
      <path d="M246 60A26 20 0 0 1 298 60Z" className="placed-shade" />
      <ellipse cx={272} cy={61} rx={13} ry={5} className="placed-bulb" />
    </>
  );
}

function Plate({ plate }: Pick<PlacedSceneProps, 'plate'>) {
  const locale = useLocale();
  return (
    <>
      <rect x={226} y={84} width={92} height={68} rx={14} className="placed-plate" />
      <rect x={232} y={90} width={80} height={56} rx={9} pathLength={1} className="placed-line" />
      <circle cx={239} cy={118} r={2} className="placed-brass" />
      <circle cx={305} cy={118} r={2} className="placed-brass" />
      {plate === '' ? (
        <path d="M258 119L268 129L288 108" className="placed-tick" />
      ) : (
        <text
          x={272}
          y={plate.length > ROOMY_LETTERS ? 126 : 131}
          direction="ltr"
          className={plate.length > ROOMY_LETTERS ? 'placed-number placed-long' : 'placed-number'}
        >
          {formatDigits(plate, locale)}
        </text>
      )}
    </>
  );
}

function Plant() {
  return (
    <>
      <path
        d="M292 212C288 190 276 184 270 182C270 196 278 208 290 213ZM296 212C296 190 306 178 316 174C318 190 310 206 298 213ZM294 212C288 188 292 172 296 164C302 174 302 194 296 213Z"
        className="placed-leaves"
      />
      <path d="M274 212H314L308 252H280Z" className="placed-pot" />
    </>
  );
}
