/** @jest-environment jsdom */
import { followTraversals } from './page-history';

/** Fields that the framework wrote, as far as we know them: they are not ours. */
const REMEMBERED = { mark: true, page: 'from before the reload' };
const ADDRESS = '/services/house-cleaning/?order-step=2';

describe('an entry of the history from before a reload', () => {
  const atFramework = jest.fn();
  const told = jest.fn();
  beforeEach(() => {
    window.addEventListener('popstate', atFramework);
    // The framework's own call stands on the object, before the prototype's.
    window.history.replaceState = (own, unused, url) => {
      told({ own, before: window.history.state, url });
      History.prototype.replaceState.call(window.history, own, unused, url);
    };
  });
  afterEach(() => {
    Reflect.deleteProperty(window.history, 'replaceState');
    window.removeEventListener('popstate', atFramework);
    jest.clearAllMocks();
  });

  const arrives = (own: object, isWithin: boolean) => {
    const follow = jest.fn();
    const stop = followTraversals(() => isWithin, follow);
    History.prototype.replaceState.call(window.history, { ...own, ...REMEMBERED }, '', ADDRESS);
    window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
    stop();
    return follow;
  };

  it('forgets its page before the framework hears of its address, and keeps our own fields', () => {
    const own = { orderQuery: '?order-step=2' };
    const follow = arrives(own, true);
    expect(told.mock.calls).toEqual([[{ own, before: own, url: window.location.href }]]);
    expect([follow, atFramework].map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
  });

  it('is the framework’s where the way leads to another page', () => {
    const follow = arrives({}, false);
    expect([window.history.state, told.mock.calls]).toEqual([REMEMBERED, []]);
    expect([follow, atFramework].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  });
});
