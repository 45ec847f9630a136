const FIRST_WAIT_MS = 100;
const LONGEST_WAIT_MS = 5000;

interface Keeping<Connection> {
  /** Makes a connection that is ready for use; `onEnd` is called once when it has ended afterwards. */
  readonly open: (onEnd: () => void) => Promise<Connection>;
  readonly end: (connection: Connection) => Promise<void>;
  readonly onReopened: () => void;
  /** Told once when it was cut, however often it cannot be had again at first. */
  readonly onLost: (error: unknown) => void;
}

export interface KeptConnection<Connection> {
  /** Null while it is cut. */
  find(): Connection | null;
  close(): Promise<void>;
}

/** A connection that comes back by itself, after waits that grow to 5 s. Rejects when the first one cannot be had. */
export async function keepConnected<Connection>(keeping: Keeping<Connection>): Promise<KeptConnection<Connection>> {
  const { open, end, onReopened, onLost } = keeping;
  let current: Connection | null = null;
  let isClosed = false;
  let waitMs = FIRST_WAIT_MS;
  let retry: NodeJS.Timeout | undefined;
  let opening: Promise<void>;

  async function connect(): Promise<void> {
    current = await open(() => {
      current = null;
      reconnectLater(new Error('the connection was cut'));
    });
    waitMs = FIRST_WAIT_MS;
  }

  function reconnectLater(error: unknown): void {
    if (isClosed) return;
    if (waitMs === FIRST_WAIT_MS) onLost(error);
    // Not all at the same moment: every process of the site lost it together.
    const scatteredMs = waitMs * (0.5 + Math.random());
    retry = setTimeout(() => void (opening = connect().then(onReopened, reconnectLater)), scatteredMs);
    waitMs = Math.min(waitMs * 2, LONGEST_WAIT_MS);
  }

  await (opening = connect());
  return {
    find: () => current,
    close: async () => {
      isClosed = true;
      clearTimeout(retry);
      await opening;
      if (current) await end(current);
    },
  };
}
