import type { z } from 'zod';

import type { CallDefinition } from '@/lib/contract/call';
import { errors, type ErrorKey } from '@/lib/contract/errors';
import words from '@/messages/en/errors.json';

import { sayLimit } from './call-limits';
import { toFieldList, toShapeFields } from './field-list';
import { callLists, listComments, namedSchemas, type CallList } from './schema-notes';

/** The folder of the pages, from the root. */
export const CALL_PAGES = 'lib/docs/calls';

/** A page for each file of `lib/contract`: its calls and shapes, field by field, and one for the errors. */
export function listCallPages(): Readonly<Record<string, () => string>> {
  const homes = new Set([...callLists.map(({ home }) => home), ...[...namedSchemas.values()].map(({ home }) => home)]);
  const pages = [...homes].toSorted().map((home) => [`${CALL_PAGES}/${home}.md`, () => toPage(home)] as const);
  return { ...Object.fromEntries(pages), [`${CALL_PAGES}/errors.md`]: toErrorPage };
}

/** The page of each call, from `lib/docs`. */
export function findCallPages(): ReadonlyMap<string, string> {
  return new Map(
    callLists.flatMap(({ home, calls }) => calls.map(({ name }) => [name, `calls/${home}.md#${toAnchor(name)}`])),
  );
}

function toPage(home: string): string {
  const lists = callLists.filter((list) => list.home === home);
  return [
    `# ${home}`,
    `\`npm run documents\` made this page from \`lib/contract/${home}.ts\`. How to read it: [every call](../../contract/every-call.md).`,
    ...lists.flatMap(toCallSections),
    ...toShapeSections(home),
    '',
  ].join('\n\n');
}

function toCallSections({ home, comment, calls }: CallList): string[] {
  return [...(comment === '' ? [] : [comment]), ...calls.flatMap((call) => toCallSection(call, home))];
}

function toCallSection(call: CallDefinition, home: string): string[] {
  const request = toFieldList(call.input, 'input', home);
  const answer = toFieldList(call.answer, 'output', home);
  const facts = [
    `${call.access} · ${sayLimit(call.limit)}`,
    ...(call.host !== 'main' || call.method !== 'POST' || call.path !== call.name
      ? [`${call.method} \`/api/${call.host}/${call.path}\``]
      : []),
    ...(call.isUpload ? ['multipart, one part `file`'] : []),
    ...(call.isIdempotent ? [`${call.isIdempotent === true ? 'asks for' : 'takes'} an \`Idempotency-Key\``] : []),
    ...(call.asksPassword ? ['asks for the password again (`password-needed`)'] : []),
    ...(call.isBare ? ['answers without the envelope'] : []),
  ];
  return [
    `## ${call.name}`,
    `${call.summary}.`,
    facts.join(' · '),
    ...(request === null ? [] : [`Request${sayDescription(call.input)}`, request]),
    ...(answer === null ? [] : [`Answer${sayDescription(call.answer)}`, answer]),
    ...(call.outcomes.length === 0 ? [] : [`Errors: ${call.outcomes.map((key) => `\`${key}\``).join(', ')}`]),
    ...sayErrors(call),
  ];
}

function sayErrors({ outcomes }: CallDefinition): string[] {
  const comment = listComments.get(outcomes);
  return comment === undefined ? [] : [comment];
}

function toShapeSections(home: string): string[] {
  return [...namedSchemas.values()]
    .filter((named) => named.home === home)
    .flatMap((named) => {
      const text = toShapeFields(named);
      return text === null ? [] : [`## ${named.name}`, text];
    });
}

function sayDescription({ description }: z.ZodType): string {
  return description ? `: ${description}` : ':';
}

function toErrorPage(): string {
  const rows = (Object.keys(errors) as ErrorKey[]).map(
    (key) => `| \`${key}\` | ${errors[key].value} | ${errors[key].status} | ${words[key]} |`,
  );
  return `# Errors

\`npm run documents\` made this table from \`lib/contract/errors.ts\` and \`messages/en/errors.json\`. Any call may answer
those that every call shares ([every call](../../contract/every-call.md)); its page names the others.

| Name | Value | HTTP status | What people read |
| --- | --- | --- | --- |
${rows.join('\n')}
`;
}

/** The anchor that a heading gets where Markdown is shown. */
function toAnchor(heading: string): string {
  return heading.toLowerCase().replace(/[^\w -]/g, '');
}
