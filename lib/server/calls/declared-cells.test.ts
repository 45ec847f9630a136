import { DESK_ROLES, type DeskRole } from '@/lib/contract/desk-enumerations';
import { ORDER_STATES, SERVICE_KINDS, type OrderState, type ServiceKind } from '@/lib/contract/enumerations';
import { mayMakeDeskCall, isDeskCall } from '@/lib/domain/person/desk-access';
import { getKind } from '@/lib/domain/kind/service-kind';
import type { OrderMove } from '@/lib/domain/order/order-moves';
import { isMoveAllowed, MOVES } from '@/lib/domain/order/order-lifecycle';

import { anOperator } from '../seed/stories/people';
import { aTeam, type StoryTeam } from '../seed/stories/teams';
import { createTestDatabase } from '../testing/database';
import { openWorld, type World } from '../testing/market-run/world';
import { createTrials, type Trials } from '../testing/trials';
import { SETTINGS, type Setting, type Sides } from '../testing/declared-cells/cell-settings';
import type { MoveAttempt } from './move-attempts';
import { anAcceptedOrder, anUnpaidOrder, type ReadyOrder } from '../testing/declared-cells/ready-orders';
import { listAttempts, tryCell, type Outcome } from '../testing/declared-cells/tried-cells';
import { UNMADE_CELLS } from '../testing/declared-cells/unmade-cells';

/** The guards' answers: hour, money or another condition of the move is not there. */
const GUARDS = [
  'move-not-allowed',
  'move-too-early',
  'move-too-late',
  'door-wait-incomplete',
  // The hour that is asked for, and who could come then.
  'slot-taken',
  'slot-expired',
  'return-too-soon',
  'nobody-free',
  'provider-not-free',
  // A kind's own: pieces to be listed, and lines that its price can have.
  'pieces-missing',
  'invalid-input',
  'fasting-too-late',
];

/** As many of each role as have room for an order of every kind that is not paid. */
const PEOPLE = 6;
/** Moves that a company decides itself, whoever of its team does the work. */
const OF_THE_COMPANY: readonly OrderMove[] = ['accept', 'decline', 'withdraw', 'agreeHour', 'keepHour', 'offerHours'];

/** States of an order that nobody has paid; one whose bids ended has not been paid either. */
const UNPAID: readonly OrderState[] = ['PENDING_PAYMENT', 'BIDDING'];

const BY_HAND = ['customer', 'provider', 'operator'] as const;
const toCell = (kind: ServiceKind, state: OrderState, move: OrderMove) => `${kind} ${state} ${move}`;
const toTry = (kind: ServiceKind, state: OrderState, { name, moves }: MoveAttempt) =>
  `${kind} ${state} ${name} ${moves.join()}`;

describe('a move that ORDER_MOVES declares', () => {
  let world: World;
  let trials: Trials;
  let team: StoryTeam;
  const deskHands = new Map<DeskRole, number>();
  const readyOf = new Map<ServiceKind, Ready>();
  /** The setting at which a kind's attempt was made from a state: `toTry`. */
  const madeAt = new Map<string, Setting>();
  /** The cells that were made, and the refusals of the others: `toCell`. */
  const made = new Set<string>();
  const refusals = new Map<string, Set<string>>();
  beforeAll(async () => {
    trials = createTrials(await createTestDatabase());
    world = await openWorld({ seed: 1, database: trials.database, people: PEOPLE });
    world.calmDown();
    team = await aTeam(world.service);
    for (const role of DESK_ROLES) deskHands.set(role, await anOperator(world.service.context, role));
  });
  afterAll(() => world.service.close());

  interface Ready {
    readonly unpaid: ReadyOrder;
    readonly accepted: ReadyOrder;
  }
  /** One of each a kind: whatever is tried on them is undone. */
  async function makeReady(kind: ServiceKind): Promise<Ready> {
    const known = readyOf.get(kind);
    if (known) return known;
    const ready = { unpaid: await anUnpaidOrder(world, kind), accepted: await anAcceptedOrder(world, kind) };
    readyOf.set(kind, ready);
    return ready;
  }

  function pickReady({ unpaid, accepted }: Ready, state: OrderState, kind: ServiceKind): ReadyOrder {
    const isUnpaid = UNPAID.includes(state) || (state === 'EXPIRED' && getKind(kind).matching === 'bids');
    return isUnpaid ? unpaid : accepted;
  }

  const listStates = (kind: ServiceKind) =>
    ORDER_STATES.filter((state) => state !== 'BIDDING' || getKind(kind).matching === 'bids');

  interface Tried {
    readonly ready: ReadyOrder;
    readonly state: OrderState;
    readonly sides: Sides;
  }

  /** The attempt at one setting after another, until each of its declared moves is made. */
  async function tryAtAllSettings(attempt: MoveAttempt, { ready, state, sides }: Tried): Promise<Outcome[]> {
    const { kind } = ready.order;
    const open = new Set(attempt.moves.filter((move) => isMoveAllowed(move, { state, kind }, attempt.by)));
    const outcomes: Outcome[] = [];
    for (const setting of SETTINGS) {
      if (open.size === 0) break;
      const outcome = await trials.during(() => tryCell(world, attempt, { ready, state, sides, setting }));
      outcomes.push(outcome);
      if (!('made' in outcome)) continue;
      for (const move of outcome.made) open.delete(move);
      if (!madeAt.has(toTry(kind, state, attempt))) madeAt.set(toTry(kind, state, attempt), setting);
    }
    return outcomes;
  }

  const toSides = ({ order, providerId }: ReadyOrder): Sides => ({
    customer: order.customer.userId,
    provider: providerId,
    operator: world.operators[0] ?? 0,
  });

  function note(attempt: MoveAttempt, { state, ready: { order } }: Tried, outcomes: readonly Outcome[]): void {
    const { kind } = order;
    const isOpen = (move: OrderMove) => isMoveAllowed(move, { state, kind }, attempt.by);
    for (const outcome of outcomes) {
      // What follows by itself begins in another state.
      if ('made' in outcome && outcome.made[0]) made.add(toCell(kind, state, outcome.made[0]));
      if (!('refused' in outcome)) continue;
      for (const cell of attempt.moves.filter(isOpen).map((move) => toCell(kind, state, move)))
        refusals.set(cell, (refusals.get(cell) ?? new Set()).add(outcome.refused));
    }
  }

  it.each(SERVICE_KINDS)('%s: ends in its declared state, or a guard says why not', async (kind) => {
    const ready = await makeReady(kind);
    const wrong: string[] = [];
    for (const state of listStates(kind)) {
      const picked = pickReady(ready, state, kind);
      for (const attempt of listDeclared(picked, state)) {
        const tried = { ready: picked, state, sides: toSides(picked) };
        const outcomes = await tryAtAllSettings(attempt, tried);
        note(attempt, tried, outcomes);
        for (const outcome of outcomes) if ('wrong' in outcome) wrong.push(`${state} ${attempt.name} ${outcome.wrong}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it('is made in each kind from each of its states, except the cells of a list, which a guard keeps', () => {
    const unmade = SERVICE_KINDS.flatMap((kind) =>
      listStates(kind).flatMap((state) =>
        MOVES.filter((move) => BY_HAND.some((by) => isMoveAllowed(move, { state, kind }, by)))
          .map((move) => toCell(kind, state, move))
          .filter((cell) => !made.has(cell)),
      ),
    );
    expect(unmade.sort()).toEqual(Object.keys(UNMADE_CELLS).sort());
    const said = unmade.flatMap((cell) => [...(refusals.get(cell) ?? [])].map((key) => ({ cell, key })));
    expect(said.filter(({ cell, key }) => !UNMADE_CELLS[cell]?.includes(key))).toEqual([]);
  });

  it('is refused by its guards alone', () => {
    const said = new Set([...refusals.values()].flatMap((keys) => [...keys]));
    expect([...said].filter((key) => !GUARDS.includes(key)).sort()).toEqual([]);
  });

  it.each(SERVICE_KINDS)(
    '%s: is made, where it is the work’s, by the worker who is sent and by their supervisor as by the company, and by no other worker',
    async (kind) => {
      const { accepted } = await makeReady(kind);
      const row = { assigneeId: team.led.userId };
      const ready = { ...accepted, providerId: team.company.userId };
      const said: string[] = [];
      for (const state of listStates(kind))
        for (const attempt of listDeclared(ready, state).filter(({ by }) => by === 'provider')) {
          const setting = madeAt.get(toTry(kind, state, attempt)) ?? SETTINGS[0];
          const as = (provider: number) =>
            trials.during(() =>
              tryCell(world, attempt, { ready, state, setting, row, sides: { ...toSides(ready), provider } }),
            );
          const ofCompany = JSON.stringify(await as(team.company.userId));
          const isOfCompany = attempt.moves.some((move) => OF_THE_COMPANY.includes(move));
          const what = `${state} ${attempt.moves.join()}`;
          for (const [name, hand] of Object.entries({ worker: team.led, supervisor: team.supervisor })) {
            const outcome = await as(hand.userId);
            const isRight = isOfCompany ? 'refused' in outcome : JSON.stringify(outcome) === ofCompany;
            if (!isRight) said.push(`${what} ${name} ${JSON.stringify(outcome)} ${ofCompany}`);
          }
          if (!('refused' in (await as(team.other.userId)))) said.push(`${what} by another`);
        }
      expect(said).toEqual([]);
    },
  );

  it.each(SERVICE_KINDS)(
    '%s: is made, where it is the desk’s, by the roles that may make its call, and refused to the others',
    async (kind) => {
      const all = await makeReady(kind);
      const wrong: string[] = [];
      for (const state of listStates(kind)) {
        const ready = pickReady(all, state, kind);
        for (const attempt of listDeclared(ready, state).filter(({ by }) => by === 'operator')) {
          const setting = madeAt.get(toTry(kind, state, attempt));
          for (const [role, operator] of deskHands) {
            const sides = { ...toSides(ready), operator };
            const cell = { ready, state, sides, setting: setting ?? SETTINGS[0] };
            const outcome = await trials.during(() => tryCell(world, attempt, cell));
            const mayMake = isDeskCall(attempt.name) && mayMakeDeskCall([role], attempt.name);
            if ('made' in outcome !== (mayMake && setting !== undefined))
              wrong.push(`${state} ${attempt.moves.join()} by ${role}: ${JSON.stringify(outcome)}`);
          }
        }
      }
      expect(wrong).toEqual([]);
    },
  );

  const listDeclared = (ready: ReadyOrder, state: OrderState) =>
    listAttempts(world, ready).filter(({ moves, by }) =>
      moves.some((move) => isMoveAllowed(move, { state, kind: ready.order.kind }, by)),
    );
});
