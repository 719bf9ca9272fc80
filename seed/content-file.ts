import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { definitionOf } from '#content/blocks/index.ts'
import { company, seller } from '#domain/company.ts'
import type { StoredBlock } from '#domain/content/stored-block.ts'
import { type Bilingual, type Language, languages } from '#domain/language.ts'
import { pricedText } from '#domain/pricing/price-text.ts'
import { defaultPrices } from '#domain/pricing/tariff.ts'
import { defaultSettings } from '#domain/settings/site-settings.ts'
import { termedText } from '#domain/settings/termed-text.ts'
import { projectFile } from '../src/project-file.ts'
import { trainers } from './trainers.ts'

/** The content of the demo world, as files that people write (docs/extending.md#the-demo-content). */

/** What `read` makes of a file in `seed/content`. An error names the file. */
export function readContent<Read>(path: string, read: (text: string) => Read): Read {
  try {
    return read(readFileSync(projectFile(`seed/content/${path}`), 'utf8'))
  } catch (error) {
    const reason = error instanceof z.ZodError ? z.prettifyError(error) : error
    throw new Error(`seed/content/${path}: ${reason instanceof Error ? reason.message : reason}`, { cause: error })
  }
}

export function readJson<Schema extends z.ZodType>(path: string, schema: Schema): z.output<Schema> {
  return readContent(path, (text) => schema.parse(JSON.parse(text)))
}

export const byLanguage = z.record(z.enum(languages), z.string().min(1))

/** Written once where it is the same in all languages. */
export const inEachLanguage = z.union([
  byLanguage,
  z
    .string()
    .min(1)
    .transform((text) => forEachLanguage(() => text)),
])

export function forEachLanguage<Value>(make: (language: Language) => Value): Record<Language, Value> {
  // The keys are all languages: `fromEntries` cannot know.
  return Object.fromEntries(languages.map((language) => [language, make(language)])) as Record<Language, Value>
}

/** What is in braces: '{company:name}', '{trainer:theresa}', '{text:referral}'. */
const facts = new Map<string, Bilingual>([
  ...named('company', {
    ...company,
    'mail-link': `<a href="mailto:${company.email}">${company.email}</a>`,
    'phone-link': `<a href="tel:${company.phone.replaceAll(' ', '')}">${company.phone}</a>`,
    'register-number': seller.registerNumber,
    'vat-id': seller.vatId,
  }),
  ...named('trainer', trainers),
  ...named('text', readJson('texts.json', z.record(z.string(), inEachLanguage))),
])

function named(kind: string, values: Readonly<Record<string, string | Bilingual>>): [string, Bilingual][] {
  return Object.entries(values).map(([name, value]) => [
    `{${kind}:${name}}`,
    typeof value === 'string' ? forEachLanguage(() => value) : value,
  ])
}

/** A text with its facts. Prices and terms stay open for the site to fill; what no one can fill is refused. */
function filled(text: string, language: Language): string {
  return text.replaceAll(/\{[^{}]*\}/g, (whole) => {
    const fact = facts.get(whole)
    if (fact) return filled(fact[language], language)
    if (termedText(pricedText(whole, defaultPrices, String), defaultSettings, language) !== whole) return whole
    throw new RangeError(`${whole} stands for nothing`)
  })
}

/** '€ 1.990' stays in one line, and no line begins with a dash. */
function typeset(text: string): string {
  return text.replaceAll('€ ', '€&nbsp;').replaceAll(' – ', '&nbsp;– ')
}

const isTypeset = new Set(['title', 'stage', 'content'])

/** Blocks as they are stored, from blocks as they are written: with facts, hard spaces, and the size of each drawing. */
export function filledBlocks(blocks: readonly StoredBlock[], language: Language): StoredBlock[] {
  return blocks.map(({ name, fields, innerBlocks }) => ({
    name,
    ...(fields && {
      fields: Object.fromEntries(Object.entries(fields).flatMap((field) => filledField(name, field, language))),
    }),
    ...(innerBlocks && { innerBlocks: filledBlocks(innerBlocks, language) }),
  }))
}

type Field = [field: string, value: string | number | boolean]

function filledField(name: string, [field, value]: Field, language: Language): Field[] {
  if (typeof value !== 'string') return [[field, value]]
  if (value.startsWith('/pictures/')) {
    const { width, height } = drawn(value)
    const size: Field[] =
      'width' in definitionOf(name).attributes
        ? [
            ['width', width],
            ['height', height],
          ]
        : []
    return [[field, value], ...size]
  }
  const text = filled(value, language)
  return [[field, isTypeset.has(field) ? typeset(text) : text]]
}

/** One of our own drawings with the size from its markup, px. */
export function drawn(url: string): { url: string; width: number; height: number } {
  const drawing = readFileSync(projectFile(`public${url}`), 'utf8')
  const [, width, height] = / width="(\d+)" height="(\d+)"/.exec(drawing) ?? []
  if (!width || !height) throw new RangeError(`${url} has no size`)
  return { url, width: Number(width), height: Number(height) }
}
