/** A picture of the library, without its bytes. */
export interface LibraryPicture {
  id: string
  filename: string
  contentType: string
  /** In pixels, as it is seen. */
  width: number
  height: number
  /** Null until someone has written it; the empty text is for pictures that only decorate. */
  altDe: string | null
  altEn: string | null
  /** What must stay in view when it is cut: from 0 (left, top) to 1 (right, bottom). */
  focalX: number
  focalY: number
  credit: string | null
}

/** A file as it was chosen: what it is called says nothing about what it is. */
export interface UploadedFile {
  name: string
  bytes: Uint8Array
}

/**
 * `drawing` is an SVG that does more than draw; `pixels` one that would unfold to more than a server can hold; with `storage-away` the file is
 * fine, and can be sent again later.
 */
export type UploadRefusal = 'no-picture' | 'too-large' | 'drawing' | 'pixels' | 'storage-away'

/** A page, draft or trainer that uses a picture. */
export interface PictureUse {
  kind: 'page' | 'post' | 'trainer'
  id: string
  title: string
  /** '/de/blog/das-board' */
  href: string
}

export type PictureWords = Pick<LibraryPicture, 'altDe' | 'altEn' | 'focalX' | 'focalY' | 'credit'>

/** `wordless` are those that no one has described yet. */
export interface LibraryQuestion {
  /** 1-based. */
  page: number
  first: number
  wordless: boolean
}

/** The library of pictures, in the hands of the office. */
export interface MediaService {
  list(question: LibraryQuestion): Promise<{ pictures: LibraryPicture[]; total: number; wordless: number }>
  /** Those that have their words, newest first: what posts choose from. */
  described(): Promise<LibraryPicture[]>
  find(id: string): Promise<LibraryPicture | null>
  /** `words` as they were written beside it; those that are missing are asked for later. */
  add(
    file: UploadedFile,
    words?: Pick<LibraryPicture, 'altDe' | 'altEn'>,
  ): Promise<{ id: string; refusal?: never } | { refusal: UploadRefusal }>
  /** Replaces the file of a picture on every page. */
  replace(id: string, file: UploadedFile): Promise<'replaced' | 'unknown' | UploadRefusal>
  /** `known` is how it was described when someone began to write (`pictureStatus`); it is stale when that holds no more. */
  describe(id: string, words: PictureWords, known?: string): Promise<'described' | 'unknown' | 'stale'>
  uses(id: string): Promise<PictureUse[]>
  /** A picture in use is deleted only with an explicit flag. */
  remove(id: string, wish: { evenIfUsed: boolean }): Promise<'removed' | 'in-use' | 'unknown'>
}
