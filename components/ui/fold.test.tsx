/** @jest-environment jsdom */
import { MessageCircle } from 'lucide';

import { createRender, unmount } from '@/components/forms/testing';

import { Fold, openFold } from './fold';

const isOpen = (id: string) => document.querySelector<HTMLDetailsElement>(`#${id}`)?.open;

afterEach(unmount);

test('a fold that is asked for before it has arrived opens as it arrives, and has the focus; another one stays closed', async () => {
  const render = createRender({});
  const show = (...ids: string[]) =>
    render(
      ids.map((id) => (
        <Fold key={id} id={id} icon={MessageCircle} title={id}>
          <p>Hello</p>
        </Fold>
      )),
    );
  await show('money');
  openFold('messages');
  await show('money', 'messages');
  expect([isOpen('money'), isOpen('messages')]).toEqual([false, true]);
  expect(document.activeElement?.closest('details')?.id).toBe('messages');
});
