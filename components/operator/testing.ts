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
/** All that the page says. */
export const readPage = () => document.body.textContent ?? '';
