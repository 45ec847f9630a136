import { toXmlResponse } from './xml-response';

const XML = '<urlset></urlset>';
const ask = (xml: string, known?: string) =>
  toXmlResponse(
    xml,
    new Request('http://localhost/sitemap.xml', known === undefined ? {} : { headers: { 'if-none-match': known } }),
  );

describe('a sitemap', () => {
  it('has an ETag of its text, and answers 304 to a crawler that has it', async () => {
    const first = ask(XML);
    expect([first.status, await first.text()]).toEqual([200, XML]);
    const etag = first.headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[\w-]{43}"$/);
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const again = ask(XML, known);
      expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag]);
    }
  });

  it('is sent whole after a change', async () => {
    const etag = ask(XML).headers.get('etag') ?? '';
    const changed = ask('<urlset><url/></urlset>', etag);
    expect(changed.status).toBe(200);
    expect(changed.headers.get('etag')).not.toBe(etag);
  });
});
