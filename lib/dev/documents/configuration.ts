import type { z } from 'zod';

import { variables } from '@/lib/server/start/configuration-variables';
import { VARIABLE_GUIDE } from '@/lib/server/start/variable-guide';
import { VARIABLE_PARTS, type VariableWords } from '@/lib/server/start/variable-words';

type Part = VariableWords['part'];

const COLUMNS = 120;
/** The default value of a variable as it is written in the environment; null where it has none. */
function findDefault(name: string): string | null {
  const schema = Object.entries<z.ZodType>(variables.shape).find(([variable]) => variable === name)?.[1];
  const value = schema?.safeParse(undefined).data;
  return value === undefined ? null : String(value);
}

const parts = Object.keys(VARIABLE_PARTS) as Part[];
const listPart = (part: Part) => Object.entries(VARIABLE_GUIDE).filter(([, words]) => words.part === part);

function sayWithout(name: string, { without }: VariableWords): string {
  const value = findDefault(name);
  return without ?? (value === null ? '' : `\`${value}\``);
}

/** The text of lib/docs/configuration.md. */
export function toConfigurationPage(): string {
  const tables = parts.map((part) => {
    const rows = listPart(part).map(([name, words]) => `| \`${name}\` | ${words.does} | ${sayWithout(name, words)} |`);
    return `## ${VARIABLE_PARTS[part]}\n\n| Variable | What it does | Without it |\n| --- | --- | --- |\n${rows.join('\n')}\n`;
  });
  return `# Configuration

\`npm run documents\` made this page from \`lib/server/start/variable-guide.ts\`.

In the demo every variable is optional. A site for people names its address, and says of each partner that it is there or
that it is not; otherwise the start stops. A wrong value or a misspelt name stops the start with a sentence. So does a
database without UTF8 or rights, a broker that refuses the site, and an object storage that does not take a file.

\`npm start\`, \`npm run dev\` and the programs in the terminal also read a file \`.env\` in the project's folder. A variable
of the environment goes before its line in the file. \`.env.example\` has every variable with an example.

${tables.join('\n')}`;
}

/** The text of .env.example: every variable, as a comment with its words above it. */
export function toEnvironmentExample(): string {
  const sections = parts.map((part) => {
    const lines = listPart(part).map(([name, words]) => {
      const without = sayWithout(name, words).replaceAll('`', '');
      const text = `${toPlain(words.does)}${without === '' ? '' : ` Without it: ${without}`}`;
      return `${wrap(text)}\n#${name}="${words.example ?? ''}"\n`;
    });
    return `# ── ${VARIABLE_PARTS[part]}\n\n${lines.join('\n')}`;
  });
  return `# Copy this file to .env and take away the # before what you set. lib/docs/configuration.md has the words as a table.\n# Made by npm run documents from lib/server/start/variable-guide.ts.\n\n${sections.join('\n')}`;
}

/** Links become their words: nobody follows them in a shell's file. */
function toPlain(text: string): string {
  return text
    .replace(/\[([^\]]+)\]\(([^)]+)\)/g, '$1 ($2)')
    .replaceAll('../', 'lib/')
    .replaceAll('`', '');
}

function wrap(text: string): string {
  const lines = ['#'];
  for (const word of text.split(' ')) {
    const last = lines.at(-1) ?? '';
    if (last.length + word.length + 1 > COLUMNS) lines.push(`# ${word}`);
    else lines[lines.length - 1] = `${last} ${word}`;
  }
  return lines.join('\n');
}
