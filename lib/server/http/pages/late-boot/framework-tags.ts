import { Parser } from 'htmlparser2';

/** A piece of the page: from the first character of its tag to the one behind its last. */
interface Piece {
  readonly start: number;
  readonly end: number;
}

interface Tag extends Piece {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** The text between a script's tags. */
  readonly text: string;
}

export interface FrameworkTags {
  /** The loader's position: before the style sheet, which a script behind it would wait for. */
  readonly loaderStart: number;
  /** The tags that fetch scripts, in the page's order. */
  readonly removed: readonly Piece[];
  /** Addresses of the scripts, in the page's order. */
  readonly scripts: readonly string[];
}

const CHUNK = /^\/_next\/static\/chunks\/[\w.~-]+\.js(\?dpl=[\w-]+)?$/;
const START_UP = /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\(\{"otherChunks":/;
const DATA = /^(\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f)\.push\(/;

/**
 * The tags by which Next 16 fetches its scripts, or null when one of them is missing, unknown or in another shape. An
 * upgrade must never leave half of them behind. Null as well for a page that does not ask for a late start
 * (components/layout/late-boot.ts).
 */
export function findFrameworkTags(html: string): FrameworkTags | null {
  const { tags, isLate } = readTags(html);
  const scripts = tags.filter(
    ({ name, attributes }) => name === 'script' && 'src' in attributes && !isForOldBrowsers(attributes),
  );
  const preloads = tags.filter(({ name, attributes }) => name === 'link' && attributes.as === 'script');
  const styleSheet = tags.find(({ name, attributes }) => name === 'link' && attributes.rel === 'stylesheet');
  const startUp = tags.filter(({ attributes }) => attributes.id === '_R_');
  const last = scripts.at(-1);
  if (!isLate || !styleSheet || !last || !html.endsWith('</html>')) return null;
  const isKnown =
    scripts.every(isChunk) &&
    preloads.length === 1 &&
    preloads.every((preload) => isPreloadOf(preload, last)) &&
    startUp.length === 1 &&
    startUp.every((tag) => START_UP.test(tag.text) && tag.end === last.start) &&
    tags.some(({ text }) => DATA.test(text));
  if (!isKnown) return null;
  const removed = [...preloads, ...scripts].sort((one, other) => one.start - other.start);
  return { loaderStart: styleSheet.start, removed, scripts: scripts.map(({ attributes }) => attributes.src ?? '') };
}

/** Polyfills that no browser of today fetches: they stay where they are. */
function isForOldBrowsers(attributes: Tag['attributes']): boolean {
  return 'nomodule' in attributes;
}

function isChunk({ attributes, text }: Tag): boolean {
  return Object.keys(attributes).sort().join() === 'async,src' && CHUNK.test(attributes.src ?? '') && text === '';
}

function isPreloadOf({ attributes }: Tag, script: Tag): boolean {
  return (
    Object.keys(attributes).sort().join() === 'as,fetchpriority,href,rel' &&
    attributes.rel === 'preload' &&
    attributes.href === script.attributes.src
  );
}

/** The scripts and links of a page with their places, and whether it asks for a late start. */
function readTags(html: string): { tags: readonly Tag[]; isLate: boolean } {
  const tags: Tag[] = [];
  let isLate = false;
  let open: Omit<Tag, 'end'> | null = null;
  const parser = new Parser({
    onopentag(name, attributes) {
      if (attributes['data-boot'] === 'late') isLate = true;
      if (name === 'link')
        tags.push({ name, attributes, start: parser.startIndex, end: parser.endIndex + 1, text: '' });
      if (name === 'script') open = { name, attributes, start: parser.startIndex, text: '' };
    },
    ontext(text) {
      if (open) open = { ...open, text: open.text + text };
    },
    onclosetag(name) {
      if (name !== 'script' || !open) return;
      tags.push({ ...open, end: parser.endIndex + 1 });
      open = null;
    },
  });
  parser.end(html);
  return { tags, isLate };
}
