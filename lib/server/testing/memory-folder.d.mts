/** A folder in memory where this computer has a large one, else the usual temporary one. */
export function findMemoryFolder(): string;
