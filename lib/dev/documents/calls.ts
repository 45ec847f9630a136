import { contract } from '@/lib/contract';

import { listReasons, sayLimit } from './call-limits';
import { findCallPages } from './call-pages';

/** The text of lib/docs/calls.md: every call of the contract. */
export function toCallTable(): string {
  const pages = findCallPages();
  const rows = Object.values(contract).map(
    ({ name, access, limit, summary }) =>
      `| [${name}](${pages.get(name) ?? ''}) | ${access} | ${sayLimit(limit)} | ${summary} |`,
  );
  return `# Calls

\`npm run documents\` made this table from \`lib/contract\`. A call’s name leads to its request, answer and errors.

A limit says how often a call may be made, and whose budget it takes. The door takes it before the handler runs, or the
handler takes it once it knows whose it is. A call without a budget says why it needs none:

${listReasons()}

| Call | Who | How often | What it does |
| --- | --- | --- | --- |
${rows.join('\n')}
`;
}
