import { UNLIMITED, type CallBudgetName, type CallLimit } from '@/lib/contract/limit';
import { CALL_BUDGETS } from '@/lib/domain/constants/call-budgets';
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '@/lib/domain/constants/time-units';

const UNITS: readonly (readonly [unit: string, ms: number])[] = [
  ['day', DAY_MS],
  ['hour', HOUR_MS],
  ['minute', MINUTE_MS],
  ['second', SECOND_MS],
];

const WINDOWS: ReadonlyMap<number, string> = new Map([
  [MINUTE_MS, 'a minute'],
  [HOUR_MS, 'an hour'],
  [DAY_MS, 'a day'],
]);

/** A length of time in its largest whole unit. */
export function sayTime(ms: number): string {
  const [unit, size] = UNITS.find(([, unitMs]) => ms % unitMs === 0) ?? ['ms', 1];
  const count = ms / size;
  return `${count} ${unit}${count === 1 || unit === 'ms' ? '' : 's'}`;
}

function sayBudget(name: CallBudgetName): string {
  const { of, count, windowMs } = CALL_BUDGETS[name];
  const window = WINDOWS.get(windowMs) ?? `in ${sayTime(windowMs)}`;
  return `${count} ${window} of ${of === 'address' || of === 'order' ? 'an' : 'a'} ${of} (\`${name}\`)`;
}

/** A call's limit, in words. */
export function sayLimit(limit: CallLimit): string {
  if (typeof limit === 'string') return limit;
  const names = 'door' in limit ? limit.door : limit.handler;
  return `${names.map(sayBudget).join('; ')}${'door' in limit ? '' : ', by its handler'}`;
}

/** A line for each reason why a call needs no budget. */
export function listReasons(): string {
  return Object.entries(UNLIMITED)
    .map(([reason, words]) => `- \`${reason}\`: it ${words}.`)
    .join('\n');
}
