import type { FakeReply } from './fake-host';

/**
 * A gateway's failures: with a code, before it does anything, after it has done it, with a page of HTML, or by never
 * answering.
 */
export type GatewayFault = number | 'break-before' | 'break-after' | 'html' | 'silence';

type Fields = Readonly<Record<string, unknown>>;

interface GatewayFaults {
  /** Bodies of what was asked, by method, oldest first. */
  readonly asked: readonly { readonly method: string; readonly fields: Fields }[];
  /** The gateway's answer, or its failure where one is planted. */
  readonly reply: (method: string, fields: Fields) => FakeReply;
  /** The next call of this method fails so; `always` until `heal`. */
  readonly failNext: (method: string, fault: GatewayFault, howOften?: 'once' | 'always') => void;
  readonly heal: () => void;
}

/** Plants failures in a gateway's stand-in. `refuse` is its answer with a code. */
export function createGatewayFaults(
  answer: (method: string, fields: Fields) => FakeReply,
  refuse: (code: number) => FakeReply,
): GatewayFaults {
  const asked: { method: string; fields: Fields }[] = [];
  const faults = new Map<string, { fault: GatewayFault; isLasting: boolean }>();
  const fail = (fault: GatewayFault, method: string, fields: Fields): FakeReply => {
    if (typeof fault === 'number') return refuse(fault);
    if (fault === 'html') return { status: 502, type: 'text/html', bytes: '<html><h1>Bad gateway</h1></html>' };
    if (fault === 'break-after') answer(method, fields);
    return fault === 'silence' ? 'silence' : 'break';
  };
  return {
    asked,
    reply: (method, fields) => {
      asked.push({ method, fields });
      const { fault, isLasting = false } = faults.get(method) ?? {};
      if (!isLasting) faults.delete(method);
      return fault === undefined ? answer(method, fields) : fail(fault, method, fields);
    },
    failNext: (method, fault, howOften = 'once') =>
      void faults.set(method, { fault, isLasting: howOften === 'always' }),
    heal: () => faults.clear(),
  };
}

/** The part of the faults that a fake gateway shows to tests. */
export type WithFaults = Pick<GatewayFaults, 'asked' | 'failNext' | 'heal'>;
