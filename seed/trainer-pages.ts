import { z } from 'zod'
import type { StarterTrainer } from '#content/documents/starter-content.ts'
import { languages } from '#domain/language.ts'
import { certificationSlugs } from '#domain/workshop/certification.ts'
import { byLanguage, forEachLanguage, readJson } from './content-file.ts'
import { idOf } from './id-of.ts'
import { libraryPicture } from './library.ts'
import { isTrainer, trainers as names } from './trainers.ts'

const written = readJson(
  'trainers.json',
  z.record(
    z.string().refine(isTrainer),
    z.strictObject({
      role: byLanguage,
      text: byLanguage,
      languages: z.array(z.enum(languages)),
      workshops: z.array(z.enum(certificationSlugs)),
      links: z.array(z.url()),
    }),
  ),
)

export function trainerId(key: string): string {
  return idOf(`trainer ${key}`)
}

/** The trainer profiles of the seed world, each with a portrait of the library. */
export const trainers: readonly StarterTrainer[] = Object.entries(written).map(([key, { role, text, ...facts }]) => ({
  id: trainerId(key),
  name: isTrainer(key) ? names[key] : key,
  texts: forEachLanguage((language) => ({ role: role[language], text: text[language] })),
  picture: { ...libraryPicture(key), alt: '' },
  ...facts,
}))
