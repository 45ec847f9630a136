/** @jest-environment jsdom */
import { act, useState } from 'react';

import { createRender, press, unmount } from '@/components/forms/testing';

import { ChoiceCards } from './choice';

const picked: string[] = [];

function Question() {
  const [value, setValue] = useState<string | null>('dog');
  return (
    <ChoiceCards
      legend="Pet"
      choices={[
        { value: 'cat', label: 'Cat' },
        { value: 'dog', label: 'Dog' },
        { value: 'bird', label: 'Bird', isDisabled: true },
      ]}
      value={value}
      onValueChange={setValue}
      onPick={(pet) => void picked.push(pet)}
    />
  );
}

const cardOf = (name: string) =>
  [...document.querySelectorAll('label')].find(({ textContent }) => textContent === name) ?? document.body;
const radioOf = (name: string) => cardOf(name).querySelector('input') ?? document.createElement('input');
const sends = (target: HTMLElement, event: Event) => act(async () => void target.dispatchEvent(event));
const taps = (name: string) =>
  sends(cardOf(name), new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }));

beforeEach(async () => {
  picked.length = 0;
  await createRender({})(<Question />);
});
afterEach(unmount);

describe('a card that is the whole answer', () => {
  it('is picked by a tap, also where it was chosen before, and not where it cannot be chosen', async () => {
    await taps('Cat');
    expect([radioOf('Cat').checked, [...new Set(picked)]]).toEqual([true, ['cat']]);
    await taps('Cat');
    expect(picked.at(-1)).toBe('cat');
    picked.length = 0;
    await taps('Bird');
    expect(picked).toEqual([]);
  });

  it('is picked by Enter, and only chosen by what an arrow key does', async () => {
    await press(radioOf('Cat'));
    expect([radioOf('Cat').checked, picked]).toEqual([true, []]);
    await sends(radioOf('Cat'), new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
    expect(picked).toEqual(['cat']);
  });
});
