import { sql } from 'drizzle-orm';

import type { Ports } from './context';

/** Short names only: whoever may ask a load balancer's question may read them. */
export interface ReadinessProblems {
  /** What is away and keeps this process from answering people. */
  readonly reasons: readonly string[];
  /** What is away while people can still order: alerts wait in the outbox until the broker is back. */
  readonly degraded: readonly string[];
}

export const NO_PROBLEMS: ReadinessProblems = { reasons: [], degraded: [] };

const ANSWER_WITHIN_MS = 2000;

/** Asks the parts that a marketplace stands on; answers within two seconds whatever they do. */
export async function findProblems({
  database,
  broker,
}: Pick<Ports, 'database' | 'broker'>): Promise<ReadinessProblems> {
  const isDatabaseThere = await answersInTime(database.connection.execute(sql`select 1`));
  return { reasons: isDatabaseThere ? [] : ['database'], degraded: broker.isConnected() ? [] : ['broker'] };
}

async function answersInTime(question: PromiseLike<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), ANSWER_WITHIN_MS);
  });
  const isAnswered = question.then(
    () => true,
    () => false,
  );
  return Promise.race([isAnswered, tooLate]).finally(() => clearTimeout(timer));
}
