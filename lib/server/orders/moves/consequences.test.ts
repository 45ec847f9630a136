import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { eq } from 'drizzle-orm';

import { PendingWrite } from '../../ports/write-together';
import { moveReasons, tasks } from '../../schema';
import { anOrderStory, aPaidOrder, theProviderDoes } from '../../seed/stories/orders';
import { useMarket } from '../../testing/use-market';
import type { Consequence } from '../record/consequence';
import { CONSEQUENCES } from './consequences';

const ORDERS = join(process.cwd(), 'lib/server/orders');

function isConsequence(value: unknown): value is Consequence {
  if (typeof value !== 'object' || value === null || !('name' in value)) return false;
  return ['next', 'change', 'plan', 'finish'].some((hook) => hook in value);
}

/** All that files of orders export, as far as they know the shape of a consequence. */
function listExported(): Consequence[] {
  return readdirSync(ORDERS, { recursive: true })
    .map(String)
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .filter((file) => readFileSync(join(ORDERS, file), 'utf8').includes('/consequence'))
    .flatMap((file) => Object.values(jest.requireActual<object>(join(ORDERS, file))))
    .filter(isConsequence);
}

it('each consequence that a file of orders exports is a line of the table, once', () => {
  const exported = new Set(listExported());
  expect(exported.size).toBeGreaterThan(10);
  expect([...exported].filter((found) => !CONSEQUENCES.includes(found)).map(({ name }) => name)).toEqual([]);
  expect(new Set(CONSEQUENCES.map(({ name }) => name)).size).toBe(CONSEQUENCES.length);
});

describe('a move’s consequences', () => {
  const service = useMarket();

  const PROBE = 'probe of the table';
  const finished: string[] = [];
  const probe: Consequence = {
    name: 'probe',
    change: ({ move }) => (move === 'accept' ? { description: PROBE } : {}),
    plan: (transaction, { task, move, actorId, now }) => {
      if (actorId === null) return {};
      const row = { taskId: task.id, move, actorId, reason: `${PROBE}: ${task.description}`, at: now };
      return { writes: [new PendingWrite(transaction.insert(moveReasons).values(row))] };
    },
    finish: async (transaction, { task }) => {
      const [row] = await transaction.select().from(tasks).where(eq(tasks.id, task.id));
      finished.push(row?.state ?? '');
    },
  };
  const accept = async () => {
    const story = await anOrderStory(service);
    const placed = await aPaidOrder(story);
    await theProviderDoes(story, placed, 'accept');
    const { connection } = service.context.ports.database;
    const [row] = await connection.select().from(tasks).where(eq(tasks.id, placed.taskid));
    const reasons = await connection.select().from(moveReasons).where(eq(moveReasons.taskId, placed.taskid));
    return { description: row?.description ?? '', reasons: reasons.map(({ reason }) => reason) };
  };

  it('are the table’s: a further line adds its column, its writes and their readers, and without the line they do not happen', async () => {
    const table = CONSEQUENCES as Consequence[];
    table.push(probe);
    const listed = await accept().finally(() => table.pop());
    expect(listed.description).toBe(PROBE);
    expect(listed.reasons).toContain(`${PROBE}: ${PROBE}`);
    expect(finished).toContain('CONFIRMED');
    finished.length = 0;
    const unlisted = await accept();
    expect(unlisted).toEqual({ description: expect.not.stringContaining(PROBE), reasons: [] });
    expect(finished).toEqual([]);
  });
});
