/** A file with the type that it was put in with. */
export interface StoredFile {
  readonly bytes: Uint8Array;
  readonly contentType: string;
}

/**
 * Files that people upload. Keys are made by us, see requireStorageKey. Each throws StorageUnavailable when the storage
 * does not answer or refuses.
 */
export interface StoragePort {
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  /** Null without one. */
  find(key: string): Promise<StoredFile | null>;
  remove(key: string): Promise<void>;
}

/** The storage cannot be used now. Its words name no key of an account and no signed address. */
export class StorageUnavailable extends Error {
  override readonly name = 'StorageUnavailable';
}

/** Each part begins with a letter or digit, so that no part is `.` or `..`. */
const KEY = /^[a-z0-9][a-z0-9.-]*(?:\/[a-z0-9][a-z0-9.-]*)*$/;

/** The key of a file: parts of `[a-z0-9.-]`, divided by slashes. Throws for anything else. */
export function requireStorageKey(key: string): string {
  if (!KEY.test(key)) throw new Error(`"${key}" is not a key of the storage`);
  return key;
}
