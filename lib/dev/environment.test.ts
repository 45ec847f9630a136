import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { readConfiguration } from '@/lib/server/start/configuration';

const folder = mkdtempSync(path.join(tmpdir(), 'environment-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('reads .env of the folder, and prefers the environment', () => {
  writeFileSync(path.join(folder, '.env'), 'PORT=4100\nBLOG_URL="https://blog.pelakfan.example"\n');
  const program = `
    const { readEnvironmentFiles } = await import('./lib/dev/environment.mjs');
    await readEnvironmentFiles(process.argv[1]);
    console.log(JSON.stringify([process.env.PORT, process.env.BLOG_URL]));`;
  const said = execFileSync(process.execPath, ['--input-type=module', '-e', program, folder], {
    env: { ...process.env, PORT: '4200', NODE_ENV: 'production' },
    encoding: 'utf8',
  });
  expect(JSON.parse(said)).toEqual(['4200', 'https://blog.pelakfan.example']);
});

it('has an example for each variable that a site can take', () => {
  const lines = readFileSync(path.join(process.cwd(), '.env.example'), 'utf8').matchAll(/^#([A-Z0-9_]+)="(.*)"$/gm);
  const examples = [...lines].map(([, name = '', value = '']) => [name, value] as const);
  expect(examples.length).toBeGreaterThan(0);
  const { SITE_URL } = Object.fromEntries(examples);
  for (const [name, value] of examples)
    expect(findProblem({ SITE_URL, [name]: value })).not.toMatch(new RegExp(`^${name} is (?:not valid|")`, 'm'));
});

function findProblem(environment: Readonly<Record<string, string | undefined>>): string {
  try {
    readConfiguration(environment);
    return '';
  } catch (error) {
    return String((error as Error).message);
  }
}
