import { execFileSync, spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';

const SCRIPT = path.join(process.cwd(), 'lib/operations/release.sh');
/** A build that names its sources; one version of it can be made to break. */
const NPM = `#!/bin/sh
[ "$1" != run ] || [ ! -e build-fails ] || exit 1
[ "$1" != run ] || { mkdir -p .next && pwd > .next/built-in; }
`;
/** Stores the started release; a version can be made never to become ready. */
const SYSTEMCTL = `#!/bin/sh
echo "$1 $2 on $(basename "$(readlink "$PELAKFAN_HOME/current")")" >> "$PELAKFAN_HOME/started"
[ ! -e "$PELAKFAN_HOME/current/never-ready" ]
`;

let folder: string;
let home: string;
let repository: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'pelakfan-release-'));
  [home, repository] = [path.join(folder, 'home'), path.join(folder, 'repository')];
  for (const made of [home, repository, path.join(folder, 'bin')]) mkdirSync(made);
  for (const [name, text] of [
    ['npm', NPM],
    ['systemctl', SYSTEMCTL],
  ] as const) {
    writeFileSync(path.join(folder, 'bin', name), text);
    chmodSync(path.join(folder, 'bin', name), 0o755);
  }
  git('init', '--quiet', '--initial-branch=main');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const git = (...given: string[]) =>
  execFileSync('git', ['-c', 'user.name=Nika', '-c', 'user.email=nika@pelakfan.example', ...given], {
    cwd: repository,
    encoding: 'utf8',
  }).trim();

/** Commits a version with a file of that name; gives back its short commit. */
function writeVersion(file: string): string {
  writeFileSync(path.join(repository, file), '');
  git('add', '--all');
  git('commit', '--quiet', '--message', file);
  return git('rev-parse', '--short', 'HEAD');
}

function release(...given: string[]) {
  const { status, stdout, stderr } = spawnSync('bash', [SCRIPT, ...given], {
    encoding: 'utf8',
    env: {
      PATH: `${path.join(folder, 'bin')}:${process.env.PATH}`,
      PELAKFAN_HOME: home,
      PELAKFAN_USER: userInfo().username,
    } as unknown as NodeJS.ProcessEnv,
  });
  return { status, said: `${stdout}${stderr}` };
}

const getCurrent = () => path.basename(readlinkSync(path.join(home, 'current')));
const readStarted = () => readFileSync(path.join(home, 'started'), 'utf8').trim().split('\n');

describe('a release', () => {
  it('is built in a folder of its own while the former one serves, and the processes change over one after the other', () => {
    const first = writeVersion('one');
    expect(release(repository)).toMatchObject({ status: 0 });
    expect(getCurrent()).toMatch(new RegExp(`^\\d{4}-\\d\\d-\\d\\dT[\\d.-]+Z-${first}$`));
    const before = getCurrent();
    const second = writeVersion('two');
    expect(release(repository)).toMatchObject({ status: 0 });
    expect(getCurrent()).toContain(second);
    expect(readStarted().slice(3)).toEqual(
      [1, 2, 3].map((process) => `restart pelakfan@${process} on ${getCurrent()}`),
    );
    expect(existsSync(path.join(home, 'releases', before, 'two'))).toBe(false);
    expect(readFileSync(path.join(home, 'current/.next/built-in'), 'utf8').trim()).toBe(
      path.join(home, 'releases', getCurrent()),
    );
    expect(release('--back')).toMatchObject({ status: 0 });
    expect(getCurrent()).toBe(before);
  });

  it.each([
    ['build-fails', 'The build of', 0],
    ['never-ready', 'does not become ready', 4],
  ])('with %s leaves the former version in service', (fault, words, started) => {
    writeVersion('one');
    release(repository);
    const before = getCurrent();
    writeVersion(fault);
    const { status, said } = release(repository);
    expect([status, getCurrent()]).toEqual([1, before]);
    expect(said).toContain(words);
    expect(said).toContain(before);
    expect(readStarted().slice(3)).toHaveLength(started);
  });

  it('names the missing part, and changes nothing', () => {
    writeVersion('one');
    expect(release()).toMatchObject({ status: 1, said: expect.stringContaining('What to release is not said') });
    expect(release(path.join(folder, 'nowhere')).said).toContain('is no folder');
    expect(release(repository, 'v9').said).toContain('"v9" is no commit, tag or branch');
    expect(release('--back').said).toContain('There is no release before');
    expect(readdirSync(home).filter((name) => name !== 'releases')).toEqual([]);
  });

  it('keeps three, with the present and the former one among them', () => {
    for (const file of ['one', 'two', 'three', 'four', 'five']) {
      writeVersion(file);
      release(repository, 'main');
    }
    const kept = readdirSync(path.join(home, 'releases'));
    expect(kept).toHaveLength(3);
    expect(kept).toContain(getCurrent());
  });
});
