import type { z } from 'zod';

import type { FieldProblem } from '@/lib/contract/call-error';
import { toMobile } from '@/lib/domain/person/mobile';

type Issue = z.core.$ZodIssue;

/** Fields that every call reads as a mobile number. */
const MOBILE_FIELDS = ['mobile', 'mobilenumber'] as const;

/** Each wrong field once, with the key of its words under errors.fields. */
export function toFieldProblems(issues: readonly Issue[], input: unknown): FieldProblem[] {
  const problems = [...issues.flatMap((issue) => toProblems(issue, input, [])), ...findMobileProblems(input)];
  return problems.filter(({ field }, index) => problems.findIndex((other) => other.field === field) === index);
}

/**
 * The contract takes any text for a mobile; the handler that would refuse a malformed one is not asked when something
 * else is wrong.
 */
function findMobileProblems(input: unknown): FieldProblem[] {
  return MOBILE_FIELDS.flatMap((field) => {
    const typed = findAt(input, [field]);
    return typeof typed === 'string' && toMobile(typed) === null ? [{ field, message: 'invalid-mobile' }] : [];
  });
}

function toProblems(issue: Issue, input: unknown, parents: readonly PropertyKey[]): FieldProblem[] {
  const path = [...parents, ...issue.path];
  const own = { field: path.map(String).join('.'), message: toMessageKey(issue, findAt(input, path)) };
  if (issue.code !== 'invalid_union') return [own];
  const branch = findLikelyBranch(issue.errors);
  return branch ? branch.flatMap((inner) => toProblems(inner, input, path)) : [own];
}

/** The branch of a union that the caller seems to have meant: no literal missed, fewest problems. */
function findLikelyBranch(branches: readonly (readonly Issue[])[]): readonly Issue[] | undefined {
  const weigh = (branch: readonly Issue[]) =>
    branch.length + (branch.some((issue) => issue.code === 'invalid_value') ? 100 : 0);
  return [...branches].sort((one, other) => weigh(one) - weigh(other))[0];
}

function toMessageKey(issue: Issue, value: unknown): string {
  const isMissing = value === undefined || value === null || value === '';
  if (isMissing) return 'required';
  switch (issue.code) {
    case 'too_small':
      if (Array.isArray(value)) return 'none-chosen';
      return typeof value === 'number' ? 'out-of-range' : 'too-short';
    case 'too_big':
      return typeof value === 'number' ? 'out-of-range' : 'too-long';
    case 'invalid_value':
      return 'unknown';
    case 'custom':
      return typeof issue.params?.problem === 'string' ? issue.params.problem : 'invalid-type';
    default:
      return 'invalid-type';
  }
}

function findAt(input: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    input,
  );
}
