/** A folder as one file. Throws BackupProblem. */
export interface FolderArchive {
  /** Writes a new file for its owner alone, through to the disk. */
  pack(folder: string, file: string): Promise<void>;
  unpack(file: string, folder: string): Promise<void>;
}
