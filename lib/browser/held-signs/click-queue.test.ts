/** @jest-environment jsdom */
import { holdClicks } from './click-queue';

const html = `
  <form id="plain"><button>Send</button></form>
  <form id="post" method="post"><button>Send</button></form>
  <form id="script" data-needs-script="true"><input name="text" value="typed" /><button>Send</button></form>`;

/** What React leaves on an element that it has taken over. */
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

  it('holds the press on a form that needs that needs its script, and gives it once the script is there', () => {
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
});
