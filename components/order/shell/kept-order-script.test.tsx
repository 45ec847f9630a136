/** @jest-environment jsdom */
import { renderToString } from 'react-dom/server';

import { keepNewDraft } from '@/lib/client/order-draft';

import { KeptOrderScript } from './kept-order-script';

function runs(seopath: string): { isHidden: boolean; signs: number } {
  const page = document.createElement('div');
  page.innerHTML = renderToString(<KeptOrderScript seopath={seopath} />);
  delete document.documentElement.dataset.keptOrder;
  const hear = jest.fn();
  window.addEventListener('input', hear);
  window.eval(page.querySelector('script')?.textContent ?? '');
  window.removeEventListener('input', hear);
  return { isHidden: 'keptOrder' in document.documentElement.dataset, signs: hear.mock.calls.length };
}

it('an order that this browser kept hides the first question and starts the framework, an order of another service does not', () => {
  expect(runs('house-cleaning')).toEqual({ isHidden: false, signs: 0 });
  keepNewDraft('laundry', '{}', 1);
  expect(runs('house-cleaning')).toEqual({ isHidden: false, signs: 0 });
  keepNewDraft('house-cleaning', '{}', 1);
  expect(runs('house-cleaning')).toEqual({ isHidden: true, signs: 1 });
});
