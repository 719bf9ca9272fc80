import { uploadWordsOf } from '#domain/content/media-form.ts'
import type { LibraryPicture, UploadedFile } from '../../ports/office-media.ts'

/** A file with what was written beside it. */
export interface DescribedFile {
  file: UploadedFile
  words: Pick<LibraryPicture, 'altDe' | 'altEn'>
}

/** The files of a form in their order, each with its own words: `altDe0` belongs to the first one. */
export async function describedFiles(form: FormData, name: string): Promise<DescribedFile[]> {
  const described = form.getAll(name).map((entry, index) => ({
    entry,
    words: uploadWordsOf({
      altDe: form.get(`altDe${index}`) ?? undefined,
      altEn: form.get(`altEn${index}`) ?? undefined,
      decorative: form.get(`decorative${index}`) ?? undefined,
    }),
  }))
  const read = described.map(async ({ entry, words }) => {
    // browsers send an empty one where none was chosen
    if (typeof entry === 'string' || entry.size === 0) return []
    return [{ file: { name: entry.name, bytes: new Uint8Array(await entry.arrayBuffer()) }, words }]
  })
  return (await Promise.all(read)).flat()
}
