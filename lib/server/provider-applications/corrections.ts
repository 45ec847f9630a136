import { eq } from 'drizzle-orm';

import type { CallInput } from '@/lib/contract';
import { CORRECTABLE_PARTS, type CorrectablePart } from '@/lib/contract/provider-enumerations';
import type { Correction } from '@/lib/domain/provider/provider-application';

import type { Transaction } from '../ports/database';
import { providerApplications } from '../schema';
import { findApplication, type StoredApplication } from './store';

type Asked = Extract<CallInput<'operator/decideapplication'>, { decision: 'reject' }>['lstPartToCorrect'];

/** Corrections in the order of the parts. For a part that was named twice, the first reason counts. */
export function toCorrections(asked: Asked): Correction[] {
  return CORRECTABLE_PARTS.flatMap((part) => {
    const correction = asked.find((one) => one.part === part);
    return correction ? [{ part, reason: correction.reason, isCorrected: false }] : [];
  });
}

/**
 * Does `work` on an application, and notes which of the parts that were sent back it changed. Saving a part as it was
 * corrects nothing.
 */
export async function notingCorrections<Result>(
  transaction: Transaction,
  userId: number,
  work: () => Promise<Result>,
): Promise<Result> {
  const before = await findApplication(transaction, userId);
  const result = await work();
  if (!before || before.row.corrections.every(({ isCorrected }) => isCorrected)) return result;
  const after = await findApplication(transaction, userId);
  if (!after) return result;
  const corrections = after.row.corrections.map((correction) => ({
    ...correction,
    isCorrected: correction.isCorrected || toText(before, correction.part) !== toText(after, correction.part),
  }));
  await transaction.update(providerApplications).set({ corrections }).where(eq(providerApplications.userId, userId));
  return result;
}

/** A part's content as text, for a comparison. */
function toText({ row, categoryIds, locationIds, documents }: StoredApplication, part: CorrectablePart): string {
  const papers = documents.filter(({ kind }) => (kind === 'identity') === (part === 'identity'));
  const content: Readonly<Record<CorrectablePart, readonly unknown[]>> = {
    person: [row.firstName, row.lastName, row.gender, row.nationalCode, row.birthDate],
    services: [categoryIds, row.experienceYears, row.about],
    area: [row.cityId, locationIds, row.weekdays, row.startHour, row.endHour],
    identity: papers,
    certificate: papers,
    bank: [row.sheba],
  };
  return JSON.stringify(content[part]);
}
