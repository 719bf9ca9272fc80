import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { blockDepth } from '#content/sources/queries.ts'
import { safeBlockHtml, safeText } from '#domain/content/safe-html.ts'
import type { StoredBlock } from '#domain/content/stored-block.ts'
import { certifications } from '#domain/workshop/certification.ts'
import { pages } from './pages.ts'
import { everyPage, flat, textsOf } from './reading.ts'

function depthOf(blocks: readonly StoredBlock[] = []): number {
  return blocks.length === 0 ? 0 : 1 + Math.max(...blocks.map((block) => depthOf(block.innerBlocks)))
}

function headingsOf(blocks: readonly StoredBlock[]) {
  return flat(blocks).filter(({ name }) => name === 'core/heading')
}

/** What a page is made of, without its words: its translation is made of the same. */
function skeletonOf(blocks: readonly StoredBlock[]): unknown[] {
  return blocks.map(({ name, fields, innerBlocks }) => [
    name,
    fields?.level,
    fields?.className,
    fields?.componentName,
    skeletonOf(innerBlocks ?? []),
  ])
}

/** Every address of docs/product.md#pages that is content, as [German, English] where they differ. */
const addresses: (string | [german: string, english: string])[] = [
  '/',
  '/workshops',
  ...certifications.map(({ path }) => `/workshops/${path}`),
  '/flight-levels',
  ['/flight-levels/entdecken', '/flight-levels/discover'],
  ['/flight-levels/umsetzen', '/flight-levels/realise'],
  '/flight-levels-now',
  '/consulting',
  '/speaking',
  '/twig',
  ['/buecher', '/books'],
  ['/ueber-uns', '/about'],
  ['/kontakt', '/contact'],
  ['/was-ist-self-paced', '/what-is-self-paced'],
  ['/zusatz-workshops', '/add-on-workshops'],
  ['/regionale-preise', '/regional-prices'],
  '/trainings/flight-level-2-design/fl2d-product',
  '/trainings/flight-levels-systems-architecture/flsa-product',
  '/trainings/flight-levels-change-leadership/flcl-product',
  '/trainings/flight-levels-coach-program/flco-product',
  ['/impressum', '/imprint'],
  ['/agb', '/terms'],
  ['/datenschutzerklaerung', '/privacy'],
  ['/barrierefreiheit', '/accessibility'],
]

test('every address is in both languages, and there are no others', () => {
  const expected = addresses.map((address) => (typeof address === 'string' ? [address, address] : address))
  const pairs = pages
    .filter(({ language }) => language === 'de')
    .map(({ uri, translationGroup }) => [
      uri,
      pages.find((page) => page.language === 'en' && page.translationGroup === translationGroup)?.uri,
    ])
  expect(pairs.toSorted()).toEqual(expected.toSorted())
  expect(pages).toHaveLength(addresses.length * 2)
})

test.each(everyPage)('%s has a translation in the other language that is made alike', (_, page) => {
  const translations = pages.filter((other) => other.translationGroup === page.translationGroup && other !== page)
  expect(translations).toHaveLength(1)
  expect(translations[0]?.language).not.toBe(page.language)
  expect(skeletonOf(translations[0]?.blocks ?? [])).toEqual(skeletonOf(page.blocks))
  expect(translations[0]?.blocks.some((block) => textsOf(page.blocks).includes(String(block.fields?.content)))).toBe(
    false,
  )
})

describe('as the components expect it', () => {
  test.each(everyPage)('%s begins with a cover: its only first heading and one paragraph', (_, page) => {
    const [cover, ...rest] = page.blocks
    expect(cover?.name).toBe('core/cover')
    expect(cover?.innerBlocks?.map(({ name }) => name).slice(0, 2)).toEqual(['core/heading', 'core/paragraph'])
    expect(headingsOf(page.blocks).filter(({ fields }) => fields?.level === 1)).toHaveLength(1)
    expect(rest.map(({ name }) => name)).toEqual(rest.map(() => 'core/group'))
  })

  test.each(everyPage)('%s leaves out no heading level', (_, page) => {
    const levels = headingsOf(page.blocks).map(({ fields }) => Number(fields?.level))
    for (const [index, level] of levels.entries()) expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1)
  })

  test.each(everyPage)('%s nests no deeper than the site asks', (_, page) => {
    expect(depthOf(page.blocks)).toBeLessThanOrEqual(blockDepth)
  })

  test.each(everyPage.filter(([name]) => name.includes('/workshops/')))(
    '%s has the sections of a workshop',
    (_, page) => {
      const anchors = page.blocks.map(({ fields }) => fields?.anchor)
      const expected = {
        de: ['inhalte', 'fuer-wen', 'ablauf', 'preise'],
        en: ['contents', 'who-for', 'agenda', 'prices'],
      }
      expect(anchors.filter((anchor) => expected[page.language].includes(String(anchor)))).toEqual(
        expected[page.language],
      )
      const outcomes = flat(page.blocks).find(({ fields }) => fields?.className === 'is-style-ticks')?.innerBlocks ?? []
      expect(outcomes.length).toBeGreaterThanOrEqual(5)
      expect(outcomes.length).toBeLessThanOrEqual(7)
      const days = flat(page.blocks).filter(({ fields }) => fields?.className === 'is-style-schedule')
      expect(flat(days).filter(({ name }) => name === 'core/column').length).toBeGreaterThanOrEqual(2)
    },
  )
})

test.each(everyPage)('%s shows only pictures that are there, in their own size', (_, page) => {
  for (const { fields } of flat(page.blocks)) {
    const url = fields?.backgroundImage ?? fields?.image ?? (fields?.width ? fields?.url : undefined)
    if (url === undefined) continue
    const file = readFileSync(`public${String(url)}`, 'utf8')
    if (fields?.width) expect(file).toContain(`width="${String(fields.width)}" height="${String(fields.height)}"`)
  }
})

test.each(everyPage)('%s contains only HTML of the allow list', (_, page) => {
  const written = new Set(
    flat(page.blocks).flatMap(({ name, fields }) => (name === 'core/html' ? [fields?.content] : [])),
  )
  for (const text of textsOf(page.blocks)) {
    const safe = written.has(text) ? safeBlockHtml(text) : safeText(text)
    expect(safe).toBe(text.replaceAll('&nbsp;', '\u00a0'))
    expect(text.trim()).toBe(text)
    expect(text).not.toBe('')
  }
})

describe('typography', () => {
  test.each(everyPage.filter(([name]) => name.startsWith('de')))(
    '%s uses German quotation marks and spaced amounts',
    (_, page) => {
      for (const text of textsOf(page.blocks)) {
        const words = text.replace(/<[^>]*>/g, '')
        expect(words).not.toMatch(/["'“](?=\p{L})|\p{L}"|€\d|€ \d| – |\bIhnen\b/u)
        expect(words.match(/„/g)?.length ?? 0).toBe(words.match(/“/g)?.length ?? 0)
      }
    },
  )

  test.each(everyPage.filter(([name]) => name.startsWith('en')))(
    '%s uses curly quotation marks and unspaced amounts',
    (_, page) => {
      for (const text of textsOf(page.blocks)) {
        const words = text.replace(/<[^>]*>/g, '')
        expect(words).not.toMatch(/["']|€\s|€&nbsp;| – |\d\.\d{3}/)
      }
    },
  )
})
