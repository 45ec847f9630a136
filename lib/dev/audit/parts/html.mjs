// The Nu checker (validator.w3.org/nu) on the bytes of every page, those behind the login included.
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { makeFolder, removeFolder } from '../../bench/processes.mjs';
import { requireTool, ToolMissing } from '../../bench/tools.mjs';
import { runQuietly } from '../../run.mjs';
import { isAllowedMessage } from '../allowed-messages.mjs';
import { toFindingsRow } from '../findings.mjs';
import { fetchPrivatePages } from '../private-pages.mjs';

const SHOWN_EXTRACT = 120;
/** The checker's parser goes deep into nested markup. */
const STACK = '-Xss4m';

export async function auditHtml(site) {
  const java = requireTool('java', 'default-jre-headless');
  const jar = findChecker();
  const { pages } = await site.crawl();
  const documents = [...[...pages].map(([where, { html }]) => ({ where, html })), ...(await fetchPrivatePages(site))];
  const messages = await check(java, jar, documents);
  const findings = messages
    .filter((message) => !isAllowedMessage(message))
    .map(({ where, type, subType, message, extract }) => ({
      where,
      what: `${subType ?? type}: ${message} [${extract?.replace(/\s+/g, ' ').slice(0, SHOWN_EXTRACT) ?? ''}]`,
    }));
  return [
    toFindingsRow({
      name: 'HTML: the Nu checker has nothing to say',
      findings,
      count: documents.length,
      of: 'documents',
    }),
  ];
}

function findChecker() {
  try {
    return String(createRequire(import.meta.url)('vnu-jar'));
  } catch {
    throw new ToolMissing('the Nu checker', 'npm install brings it (vnu-jar in package.json)');
  }
}

/** Many documents in one run: it takes longer to start than to read them. */
async function check(java, jar, documents) {
  const folder = makeFolder();
  try {
    const places = new Map(
      documents.map(({ where, html }, index) => {
        const file = path.join(folder, `${index}.html`);
        writeFileSync(file, html);
        return [file, where];
      }),
    );
    const { output } = await runQuietly(java, [
      STACK,
      '-jar',
      jar,
      '--format',
      'json',
      '--exit-zero-always',
      '--stdout',
      folder,
    ]);
    const begin = output.indexOf('{"');
    if (begin === -1) throw new Error(`The Nu checker printed no messages:\n${output.slice(0, 1000)}`);
    return JSON.parse(output.slice(begin)).messages.map((message) => ({
      ...message,
      where: places.get(new URL(message.url).pathname) ?? message.url,
    }));
  } finally {
    removeFolder(folder);
  }
}
