import { enter, press, unmount } from '@/components/forms/testing';
import { callFromBrowser } from '@/lib/client/browser';

// jest puts these before the import above and the export below. So a test names this file before any screen.
jest.mock('next/navigation', () => ({
  useParams: () => ({ locale: 'en' }),
  usePathname: () => '/en/operator/',
  useRouter: () => ({ push: jest.fn() }),
  useSearchParams: () => new URLSearchParams(),
}));
jest.mock('@/lib/client/browser', () => ({ callFromBrowser: jest.fn() }));
jest.mock('@/lib/client/after-paint', () => ({ afterPaint: (act: () => void) => act() }));

export * from '@/components/forms/testing';

/** The server: a test sets its answers, and reads the names and the requests of the calls. */
export function toServer<Request = object>() {
  return jest.mocked(callFromBrowser) as unknown as jest.Mock<
    Promise<unknown>,
    [string, Request, { idempotencyKey: string }?]
  >;
}
/** The server that answers each call alike at the beginning of a test; what a test drew is taken away after it. */
export function aServer<Request = object>(answer: unknown = {}) {
  const call = toServer<Request>();
  beforeEach(() => {
    jest.resetAllMocks();
    call.mockResolvedValue(answer);
  });
  afterEach(unmount);
  return call;
}

export const REASON = 'Asked for it by telephone';

/** Writes the reason that the desk asks for, a decision's only long text, and presses the button that decides. */
export async function decide(button: HTMLElement): Promise<void> {
  const [reason, ...others] = document.querySelectorAll('textarea');
  if (!reason || others.length > 0) throw new Error('A decision asks for one long text, its reason.');
  await enter(reason, REASON);
  await press(button);
}

/** All that the page says. */
export const readPage = () => document.body.textContent ?? '';
