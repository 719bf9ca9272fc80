/** The storage of files is away, refuses us or has lost the file: it makes sense to come again. Its message has no secrets. */
export class FilesUnavailable extends Error {
  override name = 'FilesUnavailable'
}

/** It is there no more, or is not what was stored. */
export class FileLost extends FilesUnavailable {
  override name = 'FileLost'
}

/** Files, each written once under an id of its own and never changed (docs/rules/files.md). */
export interface FileStore {
  /** Stores 1 byte to 10 MB and gives the id. What nothing refers to a day later is deleted. Throws `FilesUnavailable`. */
  add(bytes: Uint8Array): Promise<string>
  /** Throws `FilesUnavailable`, also when the bytes are not those that were stored. */
  read(id: string): Promise<Uint8Array>
}

/** A bucket. Its objects are named by the id of the file. */
export interface ObjectStorage {
  /** Replaces one of the same name. Throws `FilesUnavailable`. */
  put(name: string, bytes: Uint8Array): Promise<void>
  /** Null when there is none of that name. Throws `FilesUnavailable`. */
  get(name: string): Promise<Uint8Array | null>
  /** It may be gone already. Throws `FilesUnavailable`. */
  remove(name: string): Promise<void>
}
