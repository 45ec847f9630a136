import { createHash } from 'node:crypto';

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script/gi;
const HAS_ADDRESS = /\ssrc\s*=/i;
const TYPE = /\stype\s*=\s*["']?([^"'\s>]*)/i;
/** Types of scripts that a browser runs; structured data is text to it. */
const RUNS = /^(?:|module|importmap|speculationrules|(?:text|application)\/(?:x-)?(?:java|ecma)script)$/i;

/**
 * The sources of Content-Security-Policy that allow the inline scripts of exactly this page: `'sha256-…'`, each once.
 */
export function listInlineScriptHashes(html: string): readonly string[] {
  const hashes = new Set<string>();
  for (const [, attributes = '', text = ''] of html.matchAll(SCRIPT)) {
    if (HAS_ADDRESS.test(attributes) || !RUNS.test(TYPE.exec(attributes)?.[1] ?? '')) continue;
    // A browser reads line ends as one line feed before it hashes.
    const digest = createHash('sha256').update(text.replace(/\r\n?/g, '\n')).digest('base64');
    hashes.add(`'sha256-${digest}'`);
  }
  return [...hashes];
}
