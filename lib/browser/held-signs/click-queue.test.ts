/** @jest-environment jsdom */
import { holdClicks } from './click-queue';

const html = `
  <form id="plain"><button>Send</button></form>
  <form id="post" method="post"><button>Send</button></form>
  <form id="script" data-needs-script="true"><input name="text" value="typed" /><button>Send</button></form>
  <button type="button" data-counts>More</button>
  <button type="button" id="menu">Menu</button>
  <button type="button" id="next">Next</button>`;

/** Marks an element as React does when it hydrates it. */
const takeOver = (element: Element | null) => Object.assign(element ?? {}, { __reactProps$test: {} });

describe('the click queue', () => {
  const sent: string[] = [];
  beforeAll(() => {
    document.body.innerHTML = html;
    document.addEventListener('submit', (event) => {
      event.preventDefault();
      sent.push((event.target as HTMLFormElement).id);
    });
    holdClicks();
  });
  beforeEach(() => {
    jest.useFakeTimers();
    sent.length = 0;
  });
  afterEach(() => void jest.useRealTimers());

  const press = (id: string) => document.querySelector<HTMLButtonElement>(`#${id} button`)?.click();

  it('lets a form go its plain way', () => {
    press('plain');
    expect(sent).toEqual(['plain']);
  });

  it('holds the press on a form that is posted, and sends it its plain way when no script comes', () => {
    press('post');
    press('post');
    jest.advanceTimersByTime(4900);
    expect(sent).toEqual([]);
    jest.advanceTimersByTime(200);
    expect(sent).toEqual(['post']);
  });

  it('holds the press on a form that needs its script, and gives it once the script is there', () => {
    const button = document.querySelector('#script button');
    press('script');
    press('script');
    jest.advanceTimersByTime(5000);
    expect(sent).toEqual([]);
    expect(button?.getAttribute('aria-busy')).toBe('true');
    takeOver(button);
    jest.advanceTimersByTime(100);
    expect(sent).toEqual(['script']);
    expect(button?.hasAttribute('aria-busy')).toBe(false);
  });

  it('gives every click on a button that counts, and then the last one of all others', () => {
    const heard: string[] = [];
    const buttons = [...document.querySelectorAll<HTMLButtonElement>('button[type=button]')];
    for (const button of buttons) button.addEventListener('click', () => heard.push(button.textContent ?? ''));
    const [more, menu, next] = buttons;
    for (const button of [more, menu, more, next, next]) button?.click();
    expect(heard).toEqual([]);
    for (const button of buttons) takeOver(button);
    jest.advanceTimersByTime(100);
    expect(heard).toEqual(['More', 'More', 'Next']);
    expect(document.querySelectorAll('[aria-busy]')).toHaveLength(0);
  });

  it('goes on behind a button that is gone', () => {
    const heard: string[] = [];
    document.body.insertAdjacentHTML('beforeend', '<button type="button" data-counts id="gone">More</button>');
    const next = document.querySelector<HTMLButtonElement>('#next');
    const later = next?.cloneNode(true) as HTMLButtonElement;
    next?.replaceWith(later);
    later.addEventListener('click', () => heard.push('Next'));
    document.querySelector<HTMLButtonElement>('#gone')?.click();
    later.click();
    document.querySelector('#gone')?.remove();
    takeOver(later);
    jest.advanceTimersByTime(100);
    expect(heard).toEqual(['Next']);
  });

  it('holds a click on a hydrated part of a page that is not shown yet', () => {
    let heard = 0;
    document.body.insertAdjacentHTML('beforeend', '<button type="button" id="taken">More</button>');
    const button = document.querySelector<HTMLButtonElement>('#taken');
    button?.addEventListener('click', () => (heard += 1));
    const root = { current: { memoizedState: { isDehydrated: true } } };
    takeOver(button);
    Object.assign(button ?? {}, { __reactFiber$test: { return: { return: null, stateNode: root } } });
    button?.click();
    jest.advanceTimersByTime(200);
    expect(heard).toBe(0);
    root.current.memoizedState.isDehydrated = false;
    jest.advanceTimersByTime(100);
    expect(heard).toBe(1);
    button?.click();
    expect(heard).toBe(2);
  });

  it('a click on a hydrated element waits behind queued clicks', () => {
    const heard: string[] = [];
    document.body.insertAdjacentHTML(
      'beforeend',
      '<button type="button" data-counts id="one">One</button><button type="button" id="two">Two</button>',
    );
    const [one, two] = ['#one', '#two'].map((name) => document.querySelector<HTMLButtonElement>(name));
    for (const button of [one, two]) button?.addEventListener('click', () => heard.push(button.id));
    one?.click();
    takeOver(one ?? null);
    takeOver(two ?? null);
    two?.click();
    expect(heard).toEqual([]);
    jest.advanceTimersByTime(100);
    expect(heard).toEqual(['one', 'two']);
  });
});
