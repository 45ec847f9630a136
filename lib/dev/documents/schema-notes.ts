import { z } from 'zod';

import type { CallDefinition } from '@/lib/contract/call';

/** A schema that a file of `lib/contract` declares under a name. */
export interface NamedSchema {
  readonly home: string;
  readonly name: string;
  readonly schema: z.ZodType;
}

/** The calls that one file of `lib/contract` declares, with the comment above their list. */
export interface CallList {
  readonly home: string;
  readonly comment: string;
  readonly calls: readonly CallDefinition[];
}

/** Every named schema of the contract, by the name under which JSON Schema refers to it. */
export const namedSchemas = new Map<string, NamedSchema>();

export const callLists: CallList[] = [];

const isCallList = (value: unknown): value is readonly CallDefinition[] =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.every((item) => typeof item === 'object' && item !== null && 'summary' in item);

/** Notes the name and comment of what a file of the contract declares. */
export function noteDeclaration<Value>(value: Value, home: string, name: string, comment: string): Value {
  if (isCallList(value)) callLists.push({ home, comment, calls: value });
  if (value instanceof z.ZodType) {
    const id = `${home}.${name}`;
    const schema: z.ZodType = value;
    namedSchemas.set(id, { home, name, schema });
    z.globalRegistry.add(schema, comment === '' ? { id } : { id, description: comment });
  }
  return value;
}

/** Comments above lists, such as the errors of a call. */
export const listComments = new WeakMap<readonly unknown[], string>();

/** A schema with the comment above it as its description. The comment above a list is noted; any other value passes. */
export function describeValue<Value>(value: Value, comment: string): Value | z.ZodType {
  if (Array.isArray(value)) listComments.set(value, comment);
  return value instanceof z.ZodType ? value.describe(comment) : value;
}
