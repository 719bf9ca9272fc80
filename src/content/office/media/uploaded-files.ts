import type { UploadedFile } from '../../ports/office-media.ts'

/** The files of a form field. Browsers send an empty one where none was chosen. */
export async function uploadedFiles(form: FormData, name: string): Promise<UploadedFile[]> {
  const files = form.getAll(name).filter((entry) => typeof entry !== 'string' && entry.size > 0)
  return await Promise.all(
    files.map(async (entry) => {
      // FormData types its entries as text or file; the text is gone
      const file = entry as File
      return { name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) }
    }),
  )
}
