import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

const root = process.cwd();
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => file !== '' && existsSync(path.join(root, file)));
const readmes = files.filter((file) => file.endsWith('.md'));
/** Kilobytes that a newcomer reads before a first change, and in a room before a change there. */
const MOST_KILOBYTES: Readonly<Record<string, number>> = {
  'README.md': 8,
  'lib/README.md': 8,
  // Its map has forty rooms.
  'lib/server/README.md': 6,
};
const MOST_KILOBYTES_OF_A_ROOM = 3;

/** Paths outside the repository that a README may name: a build, a start or a package makes them. */
const MADE = /^(?:\.next|dist|node_modules|test-results)(?:\/|$)|^upstreams\.conf$/;
/**
 * A word in code quotes that means a path: it has a slash or a file's ending, and nothing that stands for something
 * else.
 */
const PATH = /^(?:\.{0,2}\/)?[\w.@[\]()-]+(?:\/[\w.@[\]()-]+)*\/?$/;
const ENDING = /\.(?:ts|tsx|mts|mjs|json|md|css|sql|conf|service|yml|yaml|sh|txt|html|svg)$/;

function listNamed(text: string): string[] {
  const prose = text.replace(/```[^]*?```/g, '');
  const quoted = [...prose.matchAll(/`([^`\s]+)`/g)].map(([, name = '']) => name);
  const linked = [...prose.matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g)].map(([, name = '']) => name);
  const paths = quoted.filter(
    (name) =>
      PATH.test(name) &&
      ((ENDING.test(name) && !name.startsWith('/')) || (/^[a-z].*\/$/.test(name) && !name.startsWith('/'))),
  );
  return [...new Set([...paths, ...linked.filter((name) => !/^[a-z]+:/.test(name))])];
}

/**
 * A path is meant from the README's folder or from one above it. A name without a slash is a file of the part that the
 * text is about.
 */
function isThere(readme: string, named: string, text: string): boolean {
  if (MADE.test(named)) return true;
  for (let folder = path.dirname(readme); ; folder = path.dirname(folder)) {
    if (existsSync(path.join(root, folder, named))) return true;
    if (folder === '.') break;
  }
  const bare = named.replace(/\/$/, '');
  // A longer path begins somewhere that a reader can find. Other documents name what they are about.
  if (bare.includes('/') && path.basename(readme) === 'README.md') return false;
  // What an example adds, the example shows.
  const examples = (text.match(/```[^]*?```/g) ?? []).join('\n');
  return (
    examples.includes(path.basename(bare)) ||
    files.some((file) => file.endsWith(`/${bare}`) || file.includes(`/${bare}/`))
  );
}

const scripts = Object.keys(
  (JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { scripts: object }).scripts,
);

describe.each(readmes)('%s', (readme) => {
  const text = readFileSync(path.join(root, readme), 'utf8');

  it('names only existing files and folders', () => {
    expect(listNamed(text).filter((named) => !isThere(readme, named, text))).toEqual([]);
  });

  it('names only existing commands', () => {
    const npm = [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name);
    const programs = [...text.matchAll(/\bnode ((?:lib|dist)\/[\w./-]+\.mjs)/g)].map(([, name = '']) => name);
    expect(npm.filter((name) => !scripts.includes(name))).toEqual([]);
    expect(
      programs.filter((name) => !MADE.test(name) && !statSync(path.join(root, name), { throwIfNoEntry: false })),
    ).toEqual([]);
  });

  it('has no sentence that leans on the one before', () => {
    expect(text.match(/(?:^|[|.:-] )The same\b[^|.]*/gm) ?? []).toEqual([]);
  });
});

it.each(readmes.filter((readme) => path.basename(readme) === 'README.md' && !readme.startsWith('lib/docs/')))(
  '%s is short enough for a newcomer',
  (readme) => {
    const most = MOST_KILOBYTES[readme] ?? MOST_KILOBYTES_OF_A_ROOM;
    expect(statSync(path.join(root, readme)).size).toBeLessThanOrEqual(most * 1000);
  },
);
