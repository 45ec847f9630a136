import type { Executor } from '../ports/database';
import { auditEntries } from '../schema';
import type { AuditSubject, Snapshot } from './subjects';

/** An operator's act: actor, name and time. */
export interface AuditedAct {
  readonly actorId: number;
  /** The name of the call, or of the read. */
  readonly action: string;
  readonly subject: AuditSubject;
  readonly input: Readonly<Record<string, unknown>>;
  readonly reason: string | null;
  readonly requestId: string;
  readonly at: Date;
}

interface AuditedOutcome {
  /** `done`, `read`, or the error that refused it. */
  readonly outcome: string;
  readonly before: Snapshot | null;
  /** Left out where nothing can have changed. */
  readonly after?: Snapshot | null;
}

/** Writes an entry, with the facts that changed. The database never changes or deletes it. */
export async function addEntry(
  executor: Executor,
  { actorId, action, subject, input, reason, requestId, at }: AuditedAct,
  { outcome, before, after }: AuditedOutcome,
): Promise<void> {
  const changed = after === undefined ? [] : listChanged(before, after);
  const pick = (snapshot: Snapshot | null) =>
    snapshot && changed.length > 0 ? Object.fromEntries(changed.map((name) => [name, snapshot.facts[name]])) : null;
  await executor.insert(auditEntries).values({
    at,
    actorId,
    onBehalfOfId: before?.personId ?? after?.personId ?? null,
    action,
    subject: subject.name,
    subjectId: subject.id > 0 ? subject.id : null,
    input,
    before: pick(before),
    after: pick(after ?? null),
    reason,
    outcome,
    requestId,
  });
}

/** The names of facts that differ, as they are stored. */
function listChanged(before: Snapshot | null, after: Snapshot | null): string[] {
  const names = new Set([...Object.keys(before?.facts ?? {}), ...Object.keys(after?.facts ?? {})]);
  return [...names].filter(
    (name) => JSON.stringify(before?.facts[name] ?? null) !== JSON.stringify(after?.facts[name] ?? null),
  );
}
