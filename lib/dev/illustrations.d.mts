interface Drawing {
  readonly name: string;
  readonly text: string;
}

export function toSheet(drawings: readonly Drawing[]): string;
export function readDrawings(): Drawing[];
export declare const sheetFile: string;
