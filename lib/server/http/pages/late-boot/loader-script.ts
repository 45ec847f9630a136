import { readBrowserScript } from '../read-browser-script';

let script: string | undefined;

/**
 * The code of loader/, small enough to stand in every page. The same for all pages, so that one hash in a policy allows
 * it.
 */
export function getLoaderScript(): string {
  script ??= readBrowserScript('late-boot');
  return script;
}
