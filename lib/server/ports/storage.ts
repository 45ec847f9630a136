/** Files that people upload. Keys are made by us: `[a-z0-9/.-]+`. */
export interface StoragePort {
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  /** Null when there is none. */
  find(key: string): Promise<{ readonly bytes: Uint8Array; readonly contentType: string } | null>;
  remove(key: string): Promise<void>;
}
