import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const ROOT = path.join(__dirname, '../..');
const REFUSED = {
  'house(logical-directions)': [
    `export const A = () => <p className="mt-1 ml-2" />;`,
    'export const B = ({ wide }: { wide: boolean }) => <p className={`${wide} text-left`} />;',
  ],
  'house(dark-grounds)': [
    `export const Q = () => <p className="rounded-card bg-white" />;`,
    `export const R = () => <p className="hover:bg-white/10" />;`,
  ],
  'house(named-lines)': [`export const T = () => <p className="h-10 leading-10" />;`],
  'house(words-in-messages)': [
    'export const C = () => <p>Hello</p>;',
    `export const D = () => <p>{'سلام'}</p>;`,
    `export const E = () => <img alt="A house" src="/x.png" />;`,
  ],
  'house(patient-parts)': [
    `export const F = dynamic(load);`,
    `export const G = lazy(() => import('./x'));`,
    `export const H = dynamic(() => import('./x'), { ssr: false });`,
  ],
  'house(leaving-pages)': [`export const P = () => window.location.assign('/x/');`],
  'house(written-texts)': [
    `export const L = ({ name }: { name: string }) => <bdi>{name}</bdi>;`,
    'export const M = ({ note }: { note: { text: string } }) => <p dir="auto">{note.text}</p>;',
    'export const U = ({ of }: { of: { fullname: string } }) => <ul aria-label={toLabel(of.fullname)} />;',
  ],
  'house(optional-features)': [
    `export const read = () => window.localStorage.getItem('key');`,
    `export const { serviceWorker } = navigator;`,
    `export const cookies = document.cookie;`,
    `export const worker = window.navigator.serviceWorker;`,
    `export const isWide = matchMedia('(min-width: 992px)').matches;`,
    `export const hasCaches = 'caches' in window;`,
    `export const hasLocks = 'locks' in navigator;`,
    `export const isNamed = typeof Notification !== 'undefined';`,
    `export const sound = new globalThis.AudioContext();`,
  ],
};
const FINE = [
  `export const I = () => <p className="ms-2 text-start">{'…'}&nbsp;</p>;`,
  `export const S = () => <p className="bg-card text-white ring-white/60" />;`,
  `export const J = ({ name }: { name: string }) => <p title={name}>{name}</p>;`,
  `export const K = dynamic(load, { ssr: false });`,
  'export const N = ({ code }: { code: string }) => <bdi dir="ltr">{code}</bdi>;',
  'export const V = ({ label }: { label: string }) => <ul aria-label={label} />;',
  'export const O = ({ code }: { code: string }) => <bdi>{toDigits(code)}</bdi>;',
  `export const agent = [navigator.userAgent, navigator.onLine];`,
  `export const close = (context: AudioContext, options: { caches: number }) => [context, options.caches];`,
  `export const play = (AudioContext: new () => object) => new AudioContext();`,
];

interface Report {
  readonly diagnostics: readonly { readonly code: string; readonly labels: readonly { span: { line: number } }[] }[];
}

/** The linter's findings in a screen's file by rules of the house: the rule and the line, from 1. */
function lint(text: string): string[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'pelakfan-house-rules-'));
  const file = path.join(folder, 'components/screen.tsx');
  mkdirSync(path.dirname(file));
  writeFileSync(file, text);
  try {
    execFileSync(
      process.execPath,
      ['node_modules/oxlint/bin/oxlint', '--config', 'lib/dev/oxlint.json', '--format', 'json', file],
      { cwd: ROOT, encoding: 'utf8' },
    );
    return [];
  } catch (error) {
    const { diagnostics } = JSON.parse((error as { stdout: string }).stdout) as Report;
    return diagnostics
      .filter(({ code }) => code.startsWith('house('))
      .map(({ code, labels }) => ({ line: labels[0]?.span.line ?? 0, code }))
      .sort((one, other) => one.line - other.line)
      .map(({ line, code }) => `${line} ${code}`);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

it('refuses words in a screen’s file, one-way directions, late parts that take the page with them, bare texts of people, and optional browser features', () => {
  const refused = Object.entries(REFUSED).flatMap(([rule, lines]) => lines.map((text) => ({ rule, text })));
  const found = lint([...refused.map(({ text }) => text), ...FINE].join('\n'));
  expect(found).toEqual(refused.map(({ rule }, index) => `${index + 1} ${rule}`));
});
