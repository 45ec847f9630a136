import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

const FOLDER = 'lib/docs/decisions';

/** The text of lib/docs/decisions/README.md: a line for each record, newest first. */
export function toDecisionIndex(): string {
  const lines = readdirSync(FOLDER)
    .filter((name) => /^\d{4}-/.test(name))
    .toSorted()
    .toReversed()
    .map((name) => {
      const [title = ''] = readFileSync(path.join(FOLDER, name), 'utf8').split('\n');
      return `| ${name.slice(0, 4)} | [${title.replace(/^# /, '')}](${name}) |`;
    });
  return `# Decisions

Each record says why something is as it is: the context, the decision, and what it costs. To add one, take the next number
and run \`npm run documents\`, which makes this list. A decision that no longer holds is replaced by a new record, and its
file goes.

| Number | Decision |
| --- | --- |
${lines.join('\n')}
`;
}
