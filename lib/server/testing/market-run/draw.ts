import { listBrokenInvariants } from '../../money';
import type { Acts } from './acts';
import type { World } from './world';

/** A run that broke something. Its message has the seed, which replays it, and the last acts. */
export class MarketBroken extends Error {
  override readonly name = 'MarketBroken';
}

/** An act that nobody can do now is no step: another one is drawn. */
const DRAWS_A_STEP = 20;
const LAST_ACTS = 12;

/** Does an act that is drawn by chance and weight, and answers its name; the last one drawn where nobody could act. */
export async function drawAct(world: World, acts: Acts): Promise<string> {
  const drawn = Object.entries(acts).flatMap(([name, { weight }]) => Array.from({ length: weight }, () => name));
  let name = '';
  for (let draw = 0; draw < DRAWS_A_STEP; draw += 1) {
    name = world.dice.pick(drawn);
    const before = world.countCalls();
    await acts[name]?.act(world);
    if (world.countCalls() !== before || name === 'time') break;
  }
  return name;
}

/** Throws where an invariant of the books is broken. */
export async function requireInvariants({ service }: World): Promise<void> {
  const broken = await listBrokenInvariants(service.context.ports.database.connection);
  if (broken.length > 0) throw new Error(`Invariants are broken: ${JSON.stringify(broken)}`);
}

interface Breaking {
  readonly seed: number;
  readonly trail: readonly string[];
  /** The place in the run. */
  readonly what: string;
  /** The words of the bench that run this seed again. */
  readonly replay: string;
}

/** The error of a run, with the command that replays it. */
export function toBroken(error: unknown, { seed, trail, what, replay }: Breaking): MarketBroken {
  const last = trail.slice(-LAST_ACTS).join(', ');
  const text = error instanceof Error ? describe(error) : String(error);
  const again = `npm run bench -- ${replay} --seed ${seed}`;
  const message = `The market of seed ${seed} broke at ${what} (${last}): ${text}\nIt runs again by: ${again}`;
  return new MarketBroken(message, { cause: error });
}

function describe(error: Error): string {
  return error.cause instanceof Error ? `${error.message}: ${describe(error.cause)}` : error.message;
}
