'use client';

import { useState } from 'react';

import { PAGE_FAILURE_ID } from '@/components/layout/page-failure-id';

/** The document's own, until React takes it away. */
function readDocument() {
  if (typeof document === 'undefined') return { markup: '' };
  const { lang, dir } = document.documentElement;
  return { lang, dir, markup: document.getElementById(PAGE_FAILURE_ID)?.innerHTML ?? '' };
}

/**
 * In place of a page that could not be rendered: what happened, and two ways on. The script that would bring the words
 * may be what failed. No page's script carries those of four languages or their look, so the page's own markup has
 * them. React keeps the style sheet, and takes away all else.
 */
export default function LastPage() {
  const [{ lang, dir, markup }] = useState(readDocument);
  return (
    <html lang={lang} dir={dir}>
      <body>
        <div role="alert" dangerouslySetInnerHTML={{ __html: markup }} />
      </body>
    </html>
  );
}
