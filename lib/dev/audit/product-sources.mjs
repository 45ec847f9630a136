// What the audit takes from the product's own sources, so that no list of languages or addresses is written twice.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../run.mjs';

/** The exports of a TypeScript module that needs no framework. */
export async function loadSource(file) {
  const { build } = await import('esbuild');
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: [file],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    logLevel: 'silent',
  });
  return import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString('base64')}`);
}

const { fillNumbers } = await loadSource('lib/i18n/fill-numbers.ts');

/**
 * `say('layout.header.login')`: the site's own words in a language with the product's numbers in them, as far as they
 * have no other gaps.
 */
export function wordsOf(locale) {
  const files = new Map();
  return (key) => {
    const [namespace, ...names] = key.split('.');
    if (!files.has(namespace)) {
      const text = readFileSync(path.join(root, 'messages', locale, `${namespace}.json`), 'utf8');
      files.set(namespace, fillNumbers(JSON.parse(text), locale));
    }
    const found = names.reduce((value, name) => value?.[name], files.get(namespace));
    if (typeof found !== 'string')
      throw new Error(`messages/${locale}/${namespace}.json has no words at ${names.join('.')}`);
    return found;
  };
}

/** A pattern of the words, whatever stands in their gaps. */
export function toPattern(words) {
  const parts = words.split(/\{[^{}]*\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(parts.join('.*'));
}
