import type { CallRequest } from '@/lib/contract';
import type { PriceChangeKey, ServiceKind } from '@/lib/contract/enumerations';
import { OVERTIME_STEP_MINUTES } from '@/lib/domain/constants';

import { RIALS_A_TOMAN } from '@/components/forms/toman-field';

/** A line as it stands in the form. */
export interface ProposedLine {
  readonly key: PriceChangeKey;
  readonly minutes: number;
  readonly isLess: boolean;
  readonly tomans: number | null;
}

export interface Proposal {
  readonly lines: readonly ProposedLine[];
  readonly reason: string;
  readonly photo: { readonly fileid: number; readonly fileurl: string } | null;
}

const COMMON: readonly PriceChangeKey[] = ['overtime', 'extra-work', 'materials', 'less-work'];
const OF_KIND: Partial<Record<ServiceKind, readonly PriceChangeKey[]>> = {
  laundry: ['recount', 'extra-work', 'less-work'],
  carpet: ['measured', 'extra-work', 'less-work'],
  upholstery: ['recount', 'extra-work', 'less-work'],
  moving: ['extra-floor', ...COMMON],
};

/** What a final price of a kind can differ by. */
export function listPriceChangeKeys(kind: ServiceKind): readonly PriceChangeKey[] {
  return OF_KIND[kind] ?? COMMON;
}

/** More or less is found out: a count, a measure. */
const EITHER: readonly PriceChangeKey[] = ['recount', 'measured', 'litres'];
export const goesEitherWay = (key: PriceChangeKey): boolean => EITHER.includes(key);

export function toNewLine(key: PriceChangeKey): ProposedLine {
  return { key, minutes: OVERTIME_STEP_MINUTES, isLess: false, tomans: null };
}

/** In rial; below zero where the price shrinks. */
export function toLineRials({ key, isLess, tomans }: ProposedLine): number {
  const sum = (tomans ?? 0) * RIALS_A_TOMAN;
  return key === 'less-work' || (goesEitherWay(key) && isLess) ? 0 - sum : sum;
}

/** As the call wants it. */
export function toWireLines(lines: readonly ProposedLine[]): CallRequest<'pricechange/addpricechange'>['lines'] {
  return lines.map((line) => ({
    key: line.key,
    params: line.key === 'overtime' ? { minutes: line.minutes } : {},
    amountRial: toLineRials(line),
  }));
}
