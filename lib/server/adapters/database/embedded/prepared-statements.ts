import { parse, protocol, type PGlite } from '@electric-sql/pglite';

import { StatementNames } from '../statement-names';
import type { QueryResult } from './messages';
import { drizzleParsers } from './parsers';

type BackendMessage = Parameters<typeof parse.parseResults>[0][number];

interface Prepared {
  readonly name: string;
  readonly parameterTypes: readonly number[];
  /** The first messages of its answers; none for a statement without rows. */
  readonly description: readonly BackendMessage[];
}

interface Statement {
  readonly text: string;
  readonly params: readonly unknown[];
  readonly rowMode: 'array' | 'object';
}

const { serialize } = protocol;

/**
 * PGlite parses, describes and plans each query anew, in six calls into the engine. What comes again is prepared here
 * once, in the same session, and is then one call, by PostgreSQL's own protocol (bind, execute, sync).
 */
export class PreparedStatements {
  private readonly names = new StatementNames();
  private readonly prepared = new Map<string, Prepared>();
  private readonly parsers: PGlite['parsers'];

  constructor(private readonly client: PGlite) {
    this.parsers = { ...client.parsers, ...drizzleParsers };
  }

  query(statement: Statement): Promise<QueryResult> {
    const { text, params, rowMode } = statement;
    const name = this.names.toName(text);
    if (name === undefined) return this.client.query(text, [...params], { rowMode, parsers: drizzleParsers });
    return this.client.runExclusive(async () => {
      const known = this.prepared.get(text);
      if (!known) return this.execute(await this.prepare(name, text), statement);
      return this.execute(known, statement).catch((error: unknown) => {
        const failure = this.names.toFailure(name, error);
        if (failure !== error) this.prepared.clear();
        throw failure;
      });
    });
  }

  private async execute(prepared: Prepared, { params, rowMode }: Statement): Promise<QueryResult> {
    const values = params.map((value, index) => this.toText(value, prepared.parameterTypes[index]));
    const messages = await this.send(serialize.bind({ statement: prepared.name, values }), serialize.execute());
    const [result] = parse.parseResults([...prepared.description, ...messages], this.parsers, { rowMode });
    if (!result) throw new Error('PGlite answered a statement with nothing at all.');
    return result;
  }

  private async prepare(name: string, text: string): Promise<Prepared> {
    const messages = await this.send(serialize.parse({ name, text }), serialize.describe({ type: 'S', name }));
    const prepared = {
      name,
      parameterTypes: parse.parseDescribeStatementResults(messages),
      description: messages.filter((message) => message.name === 'rowDescription'),
    };
    this.prepared.set(text, prepared);
    return prepared;
  }

  /** Sends the messages with a sync, which ends an error's skipping and commits statements outside a transaction. */
  private async send(...messages: readonly Uint8Array[]): Promise<BackendMessage[]> {
    const answer = await this.client.execProtocol(Buffer.concat([...messages, serialize.sync()]), { syncToFs: false });
    return answer.messages;
  }

  private toText(value: unknown, type = 0): string | null {
    if (value === null || value === undefined) return null;
    return this.client.serializers[type]?.(value) ?? String(value);
  }
}
