import { z } from 'zod';

import { contract } from '@/lib/contract';
import type { CallDefinition } from '@/lib/contract/call';
import { envelope } from '@/lib/contract/envelope';
import { errors, type ErrorKey } from '@/lib/contract/errors';

/** Errors that any call may name beside its own. */
const COMMON_ERRORS: readonly ErrorKey[] = [
  'malformed-request',
  'invalid-input',
  'too-large',
  'unsupported-type',
  'TooMuchRequest',
  'UnknownError',
];

type Json = Readonly<Record<string, unknown>>;

/** The contract as an OpenAPI 3.1 document; served at /api/openapi.json. */
export function toOpenApi(): Json {
  const definitions: readonly CallDefinition[] = Object.values(contract);
  const paths: Record<string, Record<string, unknown>> = {};
  for (const definition of definitions) {
    const path = toDocumentPath(definition);
    paths[path] = { ...paths[path], [definition.method.toLowerCase()]: toOperation(definition) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Pelakfan',
      version: '1',
      description: 'Every call of the marketplace. An answer is a success only when responseStatus.value is 9999.',
    },
    servers: [{ url: '/' }],
    paths,
    components: {
      schemas: { Envelope: toSchema(envelope, 'output') },
      securitySchemes: {
        token: {
          type: 'apiKey',
          in: 'header',
          name: 'Authorization',
          description: 'The bare session token, or a task’s signed link.',
        },
        cookie: { type: 'apiKey', in: 'cookie', name: 'pelakfan_session' },
      },
    },
  };
}

export function toDocumentPath({ host, path }: Pick<CallDefinition, 'host' | 'path'>): string {
  return `/api/${host}/${path}`;
}

function toOperation(definition: CallDefinition): Json {
  const { name, summary, access, method, isIdempotent, isUpload } = definition;
  const input = toSchema(definition.input, 'input');
  const pathFields = [...definition.path.matchAll(/\{(\w+)\}/g)].map(([, field = '']) => field);
  const parameters = [
    ...pathFields.map((field) => ({ name: field, in: 'path', required: true, schema: { type: 'string' } })),
    ...(method === 'GET' ? toQueryParameters(input, pathFields) : []),
    ...(isIdempotent
      ? [
          {
            name: 'Idempotency-Key',
            in: 'header',
            required: isIdempotent === true,
            schema: { type: 'string', format: 'uuid' },
          },
        ]
      : []),
  ];
  return {
    operationId: name,
    summary,
    ...(access === 'public' ? {} : { security: [{ token: [] }, { cookie: [] }] }),
    ...(parameters.length === 0 ? {} : { parameters }),
    ...(method === 'GET'
      ? {}
      : { requestBody: isUpload ? uploadBody : { content: { 'application/json': { schema: input } } } }),
    responses: {
      '200': {
        description: 'Success, or an outcome that SPEC names',
        content: { 'application/json': { schema: toAnswerSchema(definition) } },
      },
      ...toErrorResponses(definition),
    },
  };
}

const uploadBody = {
  required: true,
  content: {
    'multipart/form-data': {
      schema: { type: 'object', required: ['file'], properties: { file: { type: 'string', format: 'binary' } } },
    },
  },
};

function toQueryParameters(input: Json, pathFields: readonly string[]): Json[] {
  const { properties, required } = input;
  const needed: readonly unknown[] = Array.isArray(required) ? required : [];
  const fields = Object.entries(typeof properties === 'object' && properties !== null ? properties : {});
  return fields
    .filter(([name]) => !pathFields.includes(name))
    .map(([name, schema]) => ({ name, in: 'query', required: needed.includes(name), schema }));
}

function toAnswerSchema(definition: CallDefinition): Json {
  const answer = toSchema(definition.answer, 'output');
  return definition.isBare ? answer : { allOf: [{ $ref: '#/components/schemas/Envelope' }, answer] };
}

function toErrorResponses({ outcomes, okOutcomes, access, asksPassword }: CallDefinition): Json {
  const keys = [
    ...COMMON_ERRORS.filter((key) => !okOutcomes.includes(key)),
    ...(access === 'public' ? [] : (['Unauthorized', 'session-expired', 'session-unknown'] as const)),
    ...(asksPassword ? (['password-needed'] as const) : []),
    ...outcomes,
  ];
  const byStatus = groupByStatus(new Set(keys));
  return Object.fromEntries(
    [...byStatus]
      .filter(([status]) => status !== 200)
      .map(([status, named]) => [
        String(status),
        {
          description: named.join(', '),
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Envelope' } } },
        },
      ]),
  );
}

function groupByStatus(keys: ReadonlySet<ErrorKey>): ReadonlyMap<number, readonly ErrorKey[]> {
  const groups = new Map<number, ErrorKey[]>();
  for (const key of keys) groups.set(errors[key].status, [...(groups.get(errors[key].status) ?? []), key]);
  return groups;
}

function toSchema(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _dialect, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return json;
}
