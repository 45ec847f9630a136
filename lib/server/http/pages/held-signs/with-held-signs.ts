import { readBrowserScript } from '../read-browser-script';

const HEAD_END = '</head>';

let script: string | undefined;

/**
 * A document whose early presses and changes are kept until the framework is there to hear of them. One script serves
 * all pages, so that one hash in a policy allows it. A page that starts late (late-boot/) has it in its own.
 */
export function withHeldSigns(html: string): string {
  const at = html.indexOf(HEAD_END);
  if (at === -1) return html;
  script ??= readBrowserScript('held-signs');
  return `${html.slice(0, at)}<script>${script}</script>${html.slice(at)}`;
}
