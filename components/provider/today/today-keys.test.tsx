/** @jest-environment jsdom */
import { act, useRef } from 'react';

import { createRender, unmount } from '@/components/forms/testing';
import { setSingleKeys } from '@/components/shared/keys/listens-to-keys';
import common from '@/messages/en/common.json';
import provider from '@/messages/en/provider.json';

import { CONVERSATION_ID } from '../work/work-person';
import { TodayKeys } from './today-keys';

jest.mock('next/navigation', () => ({ useParams: () => ({ locale: 'en' }) }));
jest.mock('next/dynamic', () => () => jest.requireActual('@/components/shared/keys/keys-dialog').KeysDialog);

const made = jest.fn();

function Today() {
  const move = useRef<HTMLDivElement>(null);
  const offered = useRef<HTMLDivElement>(null);
  const day = useRef<HTMLDivElement>(null);
  return (
    <>
      <div ref={move}>
        <input aria-label="Online" />
        <button type="button" data-next-move onClick={made}>
          I set off
        </button>
        <a href={`#${CONVERSATION_ID}`}>Message</a>
        <div data-late>
          <button type="button">10 minutes</button>
        </div>
      </div>
      <div ref={offered}>
        <a href="#new">New work</a>
      </div>
      <div ref={day}>
        <a href="#job">A job</a>
        <a href="#fits" data-fits>
          Fits between
        </a>
      </div>
      <TodayKeys move={move} offered={offered} day={day} />
    </>
  );
}

const render = createRender({ provider, common });
const types = (code: string, init: KeyboardEventInit = {}) =>
  act(() => void document.body.dispatchEvent(new KeyboardEvent('keydown', { code, bubbles: true, ...init })));

beforeEach(async () => {
  jest.clearAllMocks();
  setSingleKeys(true);
  await render(<Today />);
});
afterEach(() => unmount());

it('D leads to the next move and makes none, and A to new work', () => {
  types('KeyD');
  expect(document.activeElement?.textContent).toBe('I set off');
  expect(made).not.toHaveBeenCalled();
  types('KeyA');
  expect(document.activeElement?.textContent).toBe('New work');
});

it('N leads to new work that fits into a gap of the day', () => {
  types('KeyN');
  expect(document.activeElement?.textContent).toBe('Fits between');
});

it('W leads to the message to the customer, and L to running late', () => {
  types('KeyW');
  expect(document.activeElement?.textContent).toBe('Message');
  types('KeyL');
  expect(document.activeElement?.textContent).toBe('10 minutes');
});

it('a question mark lists every key of the day, with the switch that turns letters off', () => {
  types('Slash', { shiftKey: true });
  const dialog = document.querySelector('[role=dialog]')?.textContent ?? '';
  for (const text of Object.values(provider.todayScreen.keyActs)) expect(dialog).toContain(text);
  expect(dialog).toContain(provider.todayScreen.keysSwitch);
});
