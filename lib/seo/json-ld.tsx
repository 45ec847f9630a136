/** Structured data inside a script tag: `<` is escaped, so that no text of the catalogue can end the tag. */
export function JsonLd({
  data,
}: {
  data: Readonly<Record<string, unknown>> | readonly Readonly<Record<string, unknown>>[];
}) {
  const text = JSON.stringify(data)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />;
}
