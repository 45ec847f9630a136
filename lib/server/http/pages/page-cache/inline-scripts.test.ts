import { createHash } from 'node:crypto';

import { listInlineScriptHashes } from './inline-scripts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('the inline scripts of a page', () => {
  it('are those that a browser runs, each once', () => {
    const html =
      '<script>a()</script><SCRIPT type="module" id="x">b()</SCRIPT><script type="text/javascript">a()</script><script nonce>\nc()\n</script >';
    expect(listInlineScriptHashes(html)).toEqual([hash('a()'), hash('b()'), hash('\nc()\n')]);
  });

  it('are neither files nor data', () => {
    expect(
      listInlineScriptHashes(
        '<script src="/a.js" async=""></script><script type="application/ld+json">{"a":1}</script><script type="application/json">[]</script>',
      ),
    ).toEqual([]);
  });

  it('are hashed as a browser reads them, whatever the line ends', () => {
    expect(listInlineScriptHashes('<script>a\r\nb\rc</script>')).toEqual([hash('a\nb\nc')]);
  });
});
