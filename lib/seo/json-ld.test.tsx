import { renderToStaticMarkup } from 'react-dom/server';

import { JsonLd } from './json-ld';

it('structured data cannot end its own tag, and survives reading', () => {
  const data = { name: '</script><script>alert(1)</script>', text: 'a\u2028b & «ج»', list: ['<!--'] };
  const html = renderToStaticMarkup(<JsonLd data={data} />);
  const [, content = ''] = /^<script type="application\/ld\+json">(.*)<\/script>$/s.exec(html) ?? [];
  expect(content).not.toMatch(/[<\u2028]/);
  expect(JSON.parse(content)).toEqual(data);
});
