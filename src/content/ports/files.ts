/** The file storage is unavailable, denies access or has lost the file; a retry may succeed. The message contains no secrets. */
export class FilesUnavailable extends Error {
  override name = 'FilesUnavailable'
}

/** The file is missing or differs from what was stored. */
export class FileLost extends FilesUnavailable {
  override name = 'FileLost'
}

/** Immutable files, each stored under its own id (docs/rules/files.md). */
export interface FileStore {
  /** Stores 1 byte to 10 MB and returns the id. Files that are unreferenced a day later are deleted. Throws `FilesUnavailable`. */
  add(bytes: Uint8Array): Promise<string>
  /** Throws `FilesUnavailable`, also when the bytes differ from those stored. */
  read(id: string): Promise<Uint8Array>
}

/** A bucket. Objects are named by file id. */
export interface ObjectStorage {
  /** Overwrites an existing object. Throws `FilesUnavailable`. */
  put(name: string, bytes: Uint8Array): Promise<void>
  /** Null when there is no such object. Throws `FilesUnavailable`. */
  get(name: string): Promise<Uint8Array | null>
  /** Succeeds for a missing object. Throws `FilesUnavailable`. */
  remove(name: string): Promise<void>
}
