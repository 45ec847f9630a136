/**
 * A port of this computer that nothing listens on. Another process may have it by the time that a program listens: what
 * can start again uses startOnFreePort.
 */
export function findFreePort(): Promise<number>;

/**
 * Starts a program on a free port, and on another one as often as somebody else got there first. `start` has to reject
 * with what the program said. "Address already in use" tells a taken port from a program that does not run.
 */
export function startOnFreePort<Started>(start: (port: number) => Promise<Started>): Promise<Started>;
