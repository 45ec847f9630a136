/** @jest-environment jsdom */
import { onFirstSign } from './signs';

const move = (movementX: number, movementY: number) =>
  window.dispatchEvent(Object.assign(new Event('pointermove'), { movementX, movementY }));

describe('the first sign of a person', () => {
  it('is not a pointer that rests where the page opens', () => {
    const act = jest.fn();
    onFirstSign(act);
    move(0, 0);
    expect(act).not.toHaveBeenCalled();
    move(0, 1);
    expect(act).toHaveBeenCalledTimes(1);
  });

  it.each(['pointerdown', 'touchstart', 'wheel', 'keydown', 'focusin', 'input', 'click'])('is a %s, once', (sign) => {
    const act = jest.fn();
    onFirstSign(act);
    window.dispatchEvent(new Event(sign));
    window.dispatchEvent(new Event(sign));
    expect(act).toHaveBeenCalledTimes(1);
  });
});
