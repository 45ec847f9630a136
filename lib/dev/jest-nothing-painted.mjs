// A component that is tested without a browser is painted by nobody: what waits for that comes at once. The flows wait
// for the real thing.
jest.mock('@/lib/client/after-paint', () => ({ afterPaint: (work) => work() }));
