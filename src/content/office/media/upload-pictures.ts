import { type UploadWords, uploadWordsOf } from '#domain/content/media-form.ts'
import type { Actor } from '#domain/office/member.ts'
import type { MediaService, UploadedFile, UploadRefusal } from '../../ports/pictures.ts'

/** A file with what was written beside it. */
interface DescribedFile {
  file: UploadedFile
  words: UploadWords
}

export interface RefusedUpload {
  name: string
  refusal: UploadRefusal | 'none'
  words: UploadWords
}

/** Stores the pictures of an upload form. Files that are no pictures are refused with what was written beside them, the others are stored. */
export async function uploadPictures(media: Pick<MediaService, 'add'>, form: FormData, by: Actor) {
  const refused: RefusedUpload[] = []
  const added: { id: string; isDescribed: boolean }[] = []
  const files = await describedFiles(form, 'file')
  for (const { file, words } of files) {
    const stored = await media.add(file, by, words)
    if (stored.outcome === 'refused') refused.push({ name: file.name, refusal: stored.refusal.reason, words })
    else added.push({ id: stored.id, isDescribed: words.altDe !== null && words.altEn !== null })
  }
  if (files.length === 0) refused.push({ name: '', refusal: 'none', words: wordsAt(form, 0) })
  return { refused, added }
}

/** The files of a form in their order, each with its own words: `altDe0` belongs to the first one. */
export async function describedFiles(form: FormData, name: string): Promise<DescribedFile[]> {
  const described = form.getAll(name).map((entry, index) => ({ entry, words: wordsAt(form, index) }))
  const read = described.map(async ({ entry, words }) => {
    // browsers send an empty one where none was chosen
    if (typeof entry === 'string' || entry.size === 0) return []
    return [{ file: { name: entry.name, bytes: new Uint8Array(await entry.arrayBuffer()) }, words }]
  })
  return (await Promise.all(read)).flat()
}

function wordsAt(form: FormData, index: number): UploadWords {
  return uploadWordsOf({
    altDe: form.get(`altDe${index}`) ?? undefined,
    altEn: form.get(`altEn${index}`) ?? undefined,
    decorative: form.get(`decorative${index}`) ?? undefined,
  })
}
