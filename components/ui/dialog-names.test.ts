import { readFileSync } from 'node:fs';
import path from 'node:path';

import { listSources } from '@/lib/dev/import-graph.mjs';

const ROOT = path.join(__dirname, '../..');
const CROSS = /closeLabel=\{(t\('[^']+'\))\}/g;

it('the cross of a dialog has another name than the button below: who hears them tells them apart', () => {
  const twins = listSources(ROOT)
    .filter((file) => file.endsWith('.tsx') && !file.includes('.test.'))
    .flatMap((file) => {
      const text = readFileSync(path.join(ROOT, file), 'utf8');
      return [...text.matchAll(CROSS)]
        .filter(([, name = '']) => text.replace(/\s+/g, '').includes(`>{${name}}</Button>`))
        .map(() => file);
    });
  expect(twins).toEqual([]);
});
