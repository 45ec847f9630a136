/** @jest-environment jsdom */
import { act } from 'react';

import { createRender, unmount } from '@/components/forms/testing';
import { setSingleKeys } from './listens-to-keys';
import { PlaceKeys } from './place-keys';

import { usePageKeys } from './use-page-keys';

const taken = jest.fn();
const opened = jest.fn();

function Desk() {
  usePageKeys({ KeyN: taken, KeyD: taken, 'Shift+Slash': opened });
  return (
    <>
      <PlaceKeys />
      <a data-key="d" href="#disputes" onClick={() => opened('disputes')}>
        Disputes
      </a>
      <input aria-label="Sum" />
    </>
  );
}

const types = (code: string, key: string, init: KeyboardEventInit = {}, target: Element = document.body) =>
  act(() => void target.dispatchEvent(new KeyboardEvent('keydown', { code, key, bubbles: true, ...init })));

beforeEach(async () => {
  jest.clearAllMocks();
  setSingleKeys(true);
  await createRender({})(<Desk />);
});
afterEach(unmount);

describe('a key of the desk', () => {
  it('goes by its place, so that it works on a Persian layout', () => {
    types('KeyN', 'د');
    expect(taken).toHaveBeenCalledTimes(1);
    types('Slash', '؟', { shiftKey: true });
    expect(opened).toHaveBeenCalledTimes(1);
  });

  it('is dead while somebody types, with another key held, and where letters are turned off', () => {
    const field = document.querySelector('input');
    if (field) types('KeyN', 'n', {}, field);
    types('KeyN', 'n', { ctrlKey: true });
    types('KeyN', 'n', { repeat: true });
    setSingleKeys(false);
    types('KeyN', 'n');
    expect(taken).not.toHaveBeenCalled();
  });

  it('belongs to the place that it opens when g came before it', () => {
    types('KeyG', 'ل');
    types('KeyD', 'ی');
    expect(opened).toHaveBeenCalledWith('disputes');
    expect(taken).not.toHaveBeenCalled();
    types('KeyD', 'd');
    expect(taken).toHaveBeenCalledTimes(1);
  });
});
