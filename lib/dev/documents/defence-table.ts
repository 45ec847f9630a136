import { existsSync } from 'node:fs';
import path from 'node:path';

import { DEFENCES } from './defences';

const FROM = 'lib/docs';

/** The text of lib/docs/defences.md. Throws where a test is gone. */
export function toDefenceTable(): string {
  const parts = Object.entries(DEFENCES).map(([part, defences]) => {
    const rows = Object.entries(defences).map(([test, defence]) => {
      if (!existsSync(test)) throw new Error(`lib/dev/documents/defences.ts names ${test}, which is not there.`);
      return `| ${defence} | [${path.basename(test)}](${path.relative(FROM, test)}) |`;
    });
    return `## ${part}\n\n| Defence | Test |\n| --- | --- |\n${rows.join('\n')}\n`;
  });
  return `# Defences

\`npm run documents\` made this table from \`lib/dev/documents/defences.ts\`, with the numbers of \`lib/domain/constants/\`. Each
test attacks a server of its own. On PostgreSQL, which \`npm test\` starts where it is installed, the races are real. How
often each call may be made: [calls](calls.md).

${parts.join('\n')}`;
}
