import { createContext, useState } from 'react'
import type { PictureRecord } from '../../../ports/documents.ts'

interface Library {
  pictures: readonly PictureRecord[]
  add: (picture: PictureRecord) => void
}

/** The pictures that every block of the editor can choose. */
export const PictureLibrary = createContext<Library>({ pictures: [], add: () => undefined })

/** Those of the media library, and those that were uploaded since the editor was opened. */
export function usePictureLibrary(stored: readonly PictureRecord[]): Library {
  const [added, setAdded] = useState<readonly PictureRecord[]>([])
  const isStored = ({ url }: PictureRecord) => stored.some((one) => one.url === url)
  return {
    pictures: [...added.filter((picture) => !isStored(picture)), ...stored],
    add: (picture) => setAdded((before) => [picture, ...before]),
  }
}
