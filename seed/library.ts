import { readFileSync } from 'node:fs'
import { z } from 'zod'
import type { StarterMedia } from '#content/documents/starter-content.ts'
import { projectFile } from '../src/project-file.ts'
import { byLanguage, drawn, readJson } from './content-file.ts'
import { idOf } from './id-of.ts'

/** Which drawings are in the library, with what they show; the empty text is for none. */
const described = readJson('library.json', z.record(z.string(), byLanguage))

/** The drawings as an editor finds them in the library: what pages show at `/pictures` can be chosen for posts and trainers, too. */
export const library: readonly StarterMedia[] = Object.entries(described).map(([name, alt]) => {
  const { width, height } = drawn(`/pictures/${name}.svg`)
  return {
    id: pictureId(name),
    filename: `${name}.svg`,
    contentType: 'image/svg+xml',
    width,
    height,
    bytes: readFileSync(projectFile(`public/pictures/${name}.svg`)),
    altDe: alt.de,
    altEn: alt.en,
  }
})

/** A drawing of the library at its address there. */
export function libraryPicture(name: string): { url: string; width: number; height: number } {
  return { ...drawn(`/pictures/${name}.svg`), url: `/media/${pictureId(name)}/${name}.svg` }
}

function pictureId(name: string): string {
  return idOf(`picture ${name}`)
}
