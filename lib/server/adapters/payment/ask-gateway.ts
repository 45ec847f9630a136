import { findFaultCode } from '../fault-code';

export interface GatewayCall {
  readonly url: string;
  /** Sent as JSON. */
  readonly fields: Readonly<Record<string, unknown>>;
  readonly timeoutMs: number;
}

interface GatewayAnswer {
  /** The HTTP status. */
  readonly status: number;
  /** Null for a body that is no JSON. */
  readonly body: unknown;
}

/** Asks a bank's gateway. Answers a text that says why where the gateway did not answer: then nothing is known. */
export type AskGateway = (call: GatewayCall) => Promise<GatewayAnswer | string>;

/** Asks over HTTP. */
export const askGateway: AskGateway = async ({ url, fields, timeoutMs }) => {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(fields),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    return { status: response.status, body: await response.json().catch(() => null) };
  } catch (error) {
    return `the gateway did not answer: ${findFaultCode(error)}`;
  }
};
