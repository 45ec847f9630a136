/** @jest-environment jsdom */
import { createRender, unmount } from '@/components/forms/testing';

import { Stepper } from './stepper';

const textOf = (id: string | null) => document.getElementById(id ?? '')?.textContent;

afterEach(unmount);

test('its two buttons are described by what they count, for who hears a page full of them', async () => {
  const render = createRender({});
  await render(
    <Stepper
      label="Shirts"
      description="On hangers"
      value={1}
      onValueChange={() => undefined}
      formatValue={String}
      increaseLabel="Increase"
      decreaseLabel="Decrease"
    />,
  );
  const buttons = [...document.querySelectorAll('button')];
  expect(buttons.map((button) => textOf(button.getAttribute('aria-describedby')))).toEqual(['Shirts', 'Shirts']);
  const number = document.querySelector('[role=spinbutton]');
  expect(textOf(number?.getAttribute('aria-labelledby') ?? null)).toBe('ShirtsOn hangers');
});
