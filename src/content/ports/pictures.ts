import type { PictureVariant } from '#domain/content/picture-variants.ts'
import type { Actor } from '#domain/office/member.ts'
import type { Refusal, Result } from '#domain/result.ts'
import type { SharePicture } from '#domain/share-picture.ts'

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

export interface ServedPicture {
  bytes: Uint8Array
  contentType: string
  /** Identifies the bytes. */
  hash: string
  /** Whether the URL is immutable. */
  lasting: boolean
}

export interface MovedPicture {
  movedTo: string
}

/** `none`: there is no such picture. `busy`: retry soon; the storage may be unavailable. `away`: the source fails and no copy is cached. */
export type PictureAnswer = ServedPicture | 'none' | 'busy' | 'away'

/** Pictures of the content, re-encoded for browsers. Without a variant in their own format, and never wider than the widest variant. */
export interface ContentPictures {
  uploaded(id: string, filename: string, variant: PictureVariant | null): Promise<PictureAnswer | MovedPicture>
  /** A picture of a remote content source; `path` starts with a slash and is percent-encoded. */
  ofSource(path: string, variant: PictureVariant | null): Promise<PictureAnswer>
}

export interface SitePictures extends ContentPictures {
  /** A share picture. Callers must check that a page declares it. */
  share(picture: SharePicture): Promise<PictureAnswer>
}

export interface LibraryPicture {
  id: string
  filename: string
  contentType: string
  /** Pixels, after rotation. */
  width: number
  height: number
  /** Null until written; empty for decorative pictures. */
  altDe: string | null
  altEn: string | null
  focalX: number
  focalY: number
  credit: string | null
}

/** A selected file. Its name does not determine its type. */
export interface UploadedFile {
  name: string
  bytes: Uint8Array
}

/** `drawing`: an SVG that is not a pure drawing. `pixels`: too many to decode. `storage-away`: the file is fine and can be uploaded later. */
export type UploadRefusal = 'no-picture' | 'too-large' | 'drawing' | 'pixels' | 'storage-away'

export interface PictureUse {
  kind: 'page' | 'post' | 'trainer'
  id: string
  title: string
  /** '/de/blog/das-board' */
  href: string
}

type PictureWords = Pick<LibraryPicture, 'altDe' | 'altEn' | 'focalX' | 'focalY' | 'credit'>

/** `wordless` selects pictures without alternative text. */
interface LibraryQuestion {
  /** Part of the file name, a description or the credit. */
  text?: string | undefined
  /** 1-based. */
  page: number
  first: number
  wordless: boolean
}

export interface MediaService {
  list(question: LibraryQuestion): Promise<{ pictures: LibraryPicture[]; total: number; wordless: number }>
  /** Pictures with alternative text, newest first, for the selection in posts. */
  described(): Promise<LibraryPicture[]>
  find(id: string): Promise<LibraryPicture | null>
  /** Those of the given ids that are in the library. */
  known(ids: readonly string[]): Promise<ReadonlySet<string>>
  /** `words` are the texts sent with the upload; missing ones are requested later. */
  add(
    file: UploadedFile,
    by: Actor,
    words?: Pick<LibraryPicture, 'altDe' | 'altEn'>,
  ): Promise<Result<{ id: string }, Refusal<UploadRefusal>>>
  replace(id: string, file: UploadedFile, by: Actor): Promise<Result<object, Refusal<'unknown' | UploadRefusal>>>
  /** `known` is the state of the texts when editing began (`pictureStatus`); a different current state makes it stale. */
  describe(
    id: string,
    words: PictureWords,
    parts: { by: Actor; known?: string | undefined },
  ): Promise<Result<object, Refusal<'unknown' | 'stale'>>>
  uses(id: string): Promise<PictureUse[]>
  /** A picture in use is deleted only with an explicit flag. */
  remove(id: string, wish: { evenIfUsed: boolean; by: Actor }): Promise<Result<object, Refusal<'in-use' | 'unknown'>>>
}
