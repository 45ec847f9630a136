export declare const TEST_FOLDERS: readonly string[];
export declare const GROUPS_FOLDER: string;
export declare const FILES_A_GROUP: number;
export function writeTestGroups(root: string, folders: readonly string[]): readonly string[];
export function toTestGroups(
  files: readonly string[],
  read: (file: string) => string,
): { groups: string[][]; alone: string[] };
