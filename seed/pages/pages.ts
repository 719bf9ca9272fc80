import { z } from 'zod'
import { pageBlocks } from '#content/documents/block-rules.ts'
import type { StarterPage } from '#content/documents/starter-content.ts'
import { type Bilingual, type Language, languages } from '#domain/language.ts'
import { certifications } from '#domain/workshop/certification.ts'
import { filledBlocks, inEachLanguage, readContent, readJson } from '../content-file.ts'

/** The addresses of the pages behind the language, by the name of their files. */
export const addresses: Readonly<Record<string, Bilingual>> = readJson(
  'pages.json',
  z.record(z.string(), inEachLanguage),
)

const pageFile = z.strictObject({ title: z.string().min(1), blocks: pageBlocks })

/** Every page of the seed world, in both languages. The German address names the pair. */
export const pages: readonly StarterPage[] = Object.entries(addresses).flatMap(([name, uris]) =>
  languages.map((language) => ({
    ...pageFrom(`pages/${language}/${name}.json`, language),
    language,
    uri: uris[language],
    translationGroup: uris.de,
    trainingCategoryId: certifications.find(({ path }) => uris.de === `/workshops/${path}`)?.wpCategoryId,
  })),
)

function pageFrom(path: string, language: Language): Pick<StarterPage, 'title' | 'blocks'> {
  return readContent(path, (text) => {
    const { title, blocks } = pageFile.parse(JSON.parse(text))
    return { title, blocks: filledBlocks(blocks, language) }
  })
}
