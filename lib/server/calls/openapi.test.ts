import { z } from 'zod';

import { contract } from '@/lib/contract';
import type { CallDefinition } from '@/lib/contract/call';

import { toDocumentPath, toOpenApi } from './openapi';

const document = z
  .object({
    openapi: z.literal('3.1.0'),
    paths: z.record(
      z.string(),
      z.record(
        z.string(),
        z.object({
          operationId: z.string(),
          summary: z.string().min(5),
          responses: z.record(z.string(), z.unknown()),
          parameters: z.array(z.object({ name: z.string(), in: z.string() })).optional(),
        }),
      ),
    ),
  })
  .parse(JSON.parse(JSON.stringify(toOpenApi())));

const definitions: readonly CallDefinition[] = Object.values(contract);

describe('the OpenAPI document', () => {
  it.each(definitions.map((definition) => [definition.name, definition] as const))(
    'has %s with its answer and its errors',
    (name, definition) => {
      const operation = document.paths[toDocumentPath(definition)]?.[definition.method.toLowerCase()];
      expect(operation?.operationId).toBe(name);
      // A call that says with HTTP 200 what went wrong says that of its own failure, too.
      const failures = definition.okOutcomes?.includes('UnknownError') ? ['400'] : ['400', '500'];
      expect(Object.keys(operation?.responses ?? {})).toEqual(expect.arrayContaining(['200', ...failures]));
      const inPath = [...definition.path.matchAll(/\{(\w+)\}/g)].map(([, field]) => field);
      expect(
        (operation?.parameters ?? []).filter((parameter) => parameter.in === 'path').map((parameter) => parameter.name),
      ).toEqual(inPath);
    },
  );

  it('has only the contract’s calls', () => {
    const operations = Object.values(document.paths).flatMap((path) =>
      Object.values(path).map(({ operationId }) => operationId),
    );
    expect(operations.sort()).toEqual(definitions.map(({ name }) => name).sort());
  });
});
