'use client';

import { PageFailure } from '@/components/layout/page-failure';

const known: { lang?: string; dir?: string } = {};

/** The document's own, until React takes it away. */
function readLanguage() {
  if (typeof document !== 'undefined' && document.documentElement.lang !== '') {
    const { lang, dir } = document.documentElement;
    Object.assign(known, { lang, dir });
  }
  return known;
}

/**
 * The page of last resort: the layout around every page failed. React keeps the style sheet, and takes away all else,
 * the document's language included.
 */
export default function LastPage() {
  const { lang, dir } = readLanguage();
  return (
    <html lang={lang} dir={dir}>
      <body>
        <PageFailure />
      </body>
    </html>
  );
}
