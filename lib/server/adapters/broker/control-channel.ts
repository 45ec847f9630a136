import { randomUUID } from 'node:crypto';

import type { MqttClient } from 'mqtt';
import { z } from 'zod';

import { parseJson } from '@/lib/domain/text/json';

import { BrokerUnavailable } from '../../ports/broker';

const COMMANDS = '$CONTROL/dynamic-security/v1';
const ANSWERS = `${COMMANDS}/response`;
const ANSWER_WITHIN_MS = 5000;

/** One of the commands of Mosquitto's dynamic-security plugin (plugins/dynamic-security/README in its sources). */
export interface ControlCommand {
  readonly command: string;
  readonly [argument: string]: unknown;
}

const answer = z.object({
  command: z.string(),
  error: z.string().optional(),
  correlationData: z.string().optional(),
  data: z.unknown().optional(),
});
const message = z.object({ responses: z.array(answer) });
type ControlAnswer = z.infer<typeof answer>;

interface Waiting {
  readonly resolve: (answers: readonly ControlAnswer[]) => void;
  readonly reject: (error: Error) => void;
}

/** Manages Mosquitto's users and roles over a connected client. It ends with its client's connection. */
export class ControlChannel {
  private readonly waiting = new Map<string, Waiting>();

  private constructor(private readonly client: MqttClient) {
    client.on('message', (topic, payload) => topic === ANSWERS && this.receive(payload.toString()));
    client.once('close', () => this.failAll());
  }

  /** Rejects when the client's user may not manage the broker. */
  static async open(client: MqttClient): Promise<ControlChannel> {
    const channel = new ControlChannel(client);
    try {
      await client.subscribeAsync(ANSWERS, { qos: 1 });
    } catch (error) {
      throw new BrokerUnavailable(
        `the user of MQTT_URL may not read ${ANSWERS}: give it the role "admin" of mosquitto_ctrl dynsec init`,
        { cause: error },
      );
    }
    return channel;
  }

  /**
   * Runs commands one after the other, with nobody's between them. Answers in their order; each may carry an `error` in
   * the plugin's words. Rejects with BrokerUnavailable when no answer came, or the connection ended first.
   */
  run(commands: readonly ControlCommand[]): Promise<readonly ControlAnswer[]> {
    // Answers go to every process that listens; this is how it knows its own.
    const correlationData = randomUUID();
    return new Promise((resolve, reject) => {
      const timer = setTimeout(
        () => settle.reject(new BrokerUnavailable('the dynamic-security plugin did not answer: is it loaded?')),
        ANSWER_WITHIN_MS,
      );
      const forget = () => {
        clearTimeout(timer);
        this.waiting.delete(correlationData);
      };
      const settle: Waiting = {
        resolve: (answers) => (forget(), resolve(answers)),
        reject: (error) => (forget(), reject(error)),
      };
      this.waiting.set(correlationData, settle);
      const body = JSON.stringify({ commands: commands.map((command) => ({ ...command, correlationData })) });
      this.client.publishAsync(COMMANDS, body, { qos: 1 }).catch((error: unknown) => {
        settle.reject(new BrokerUnavailable('the broker did not take a command', { cause: error }));
      });
    });
  }

  private receive(payload: string): void {
    const parsed = message.safeParse(parseJson(payload));
    if (!parsed.success) return;
    const { responses } = parsed.data;
    const correlationData = responses[0]?.correlationData;
    if (correlationData !== undefined) this.waiting.get(correlationData)?.resolve(responses);
  }

  private failAll(): void {
    for (const { reject } of [...this.waiting.values()])
      reject(new BrokerUnavailable('the connection ended before the broker answered'));
  }
}
