/** An error in a log line, without its values: a driver puts parameters and rows into messages. */
export interface LoggedError {
  readonly type: string;
  readonly message: string;
  /** The frames alone. */
  readonly stack?: string;
  /** SQLSTATE, errno or the library's own; not `code`, which is the name of the digits that people are sent by SMS. */
  readonly errorCode?: string;
  readonly constraint?: string;
  readonly table?: string;
  readonly column?: string;
  readonly cause?: LoggedError;
}

const NAMED = ['constraint', 'table', 'column'] as const;
const DEEPEST_CAUSE = 4;

/** The value of pino's `err`. A failed query keeps its SQL and loses its parameters. */
export function toLoggedError(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error) };
  const code = readText(error, 'code');
  const { cause } = error;
  return {
    type: error.name,
    message: toMessage(error),
    ...(error.stack ? { stack: toFrames(error.stack) } : {}),
    ...(code === null ? {} : { errorCode: code }),
    ...Object.fromEntries(
      NAMED.flatMap((name) => (readText(error, name) === null ? [] : [[name, readText(error, name)]])),
    ),
    ...(cause !== undefined && depth < DEEPEST_CAUSE ? { cause: toLoggedError(cause, depth + 1) } : {}),
  };
}

/** drizzle ends its message with the query's parameters, and has the query beside it. */
function toMessage(error: Error): string {
  const query = readText(error, 'query');
  return query !== null && Reflect.has(error, 'params') ? `Failed query: ${query}` : error.message;
}

function toFrames(stack: string): string {
  return stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');
}

function readText(error: Error, field: string): string | null {
  const value: unknown = Reflect.get(error, field);
  return typeof value === 'string' && value !== '' ? value : null;
}
