interface WrittenName {
  readonly name: string;
  readonly line: number;
}

export function listClassNames(file: string, text: string): WrittenName[];
export function findUnstyledNames(
  root: string,
  sources: readonly (readonly [file: string, text: string])[],
  sheets: readonly string[],
): Promise<string[]>;
