import { describe, expect, test } from 'vitest'
import { blockDepth } from '#adapters/content/queries.ts'
import { safeText } from '#adapters/content/safe-html.ts'
import type { StoredBlock } from '#cms/stored-block.ts'
import { languages } from '#domain/language.ts'
import { certifications } from '#domain/workshop/certification.ts'
import { pages } from './pages.ts'

const everyPage = pages.map((page) => [`${page.language}${page.uri}`, page] as const)

function flat(blocks: readonly StoredBlock[]): StoredBlock[] {
  return blocks.flatMap((block) => [block, ...flat(block.innerBlocks ?? [])])
}

function depthOf(blocks: readonly StoredBlock[] = []): number {
  return blocks.length === 0 ? 0 : 1 + Math.max(...blocks.map((block) => depthOf(block.innerBlocks)))
}

function textsOf(blocks: readonly StoredBlock[]): string[] {
  return flat(blocks).flatMap(({ fields }) =>
    [fields?.content, fields?.text].filter((text) => typeof text === 'string'),
  )
}

function headingsOf(blocks: readonly StoredBlock[]) {
  return flat(blocks).filter(({ name }) => name === 'core/heading')
}

/** What a page is made of, without its words: its twin is made of the same. */
function skeletonOf(blocks: readonly StoredBlock[]): unknown[] {
  return blocks.map(({ name, fields, innerBlocks }) => [
    name,
    fields?.level,
    fields?.className,
    fields?.componentName,
    skeletonOf(innerBlocks ?? []),
  ])
}

test('the start page, the workshop list and each of the six kinds stand in both languages', () => {
  const uris = ['/', '/workshops', ...certifications.map(({ path }) => `/workshops/${path}`)]
  for (const language of languages) {
    expect(
      pages
        .filter((page) => page.language === language)
        .map((page) => page.uri)
        .sort(),
    ).toEqual(uris.toSorted())
  }
})

test.each(everyPage)('%s has a twin in the other language that is made alike', (_, page) => {
  const twins = pages.filter((other) => other.translationGroup === page.translationGroup && other !== page)
  expect(twins).toHaveLength(1)
  expect(twins[0]?.language).not.toBe(page.language)
  expect(skeletonOf(twins[0]?.blocks ?? [])).toEqual(skeletonOf(page.blocks))
  expect(twins[0]?.blocks.some((block) => textsOf(page.blocks).includes(String(block.fields?.content)))).toBe(false)
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

test.each(everyPage)('%s holds only HTML of the allow list', (_, page) => {
  for (const text of textsOf(page.blocks)) {
    expect(safeText(text)).toBe(text.replaceAll('&nbsp;', '\u00a0'))
    expect(text.trim()).toBe(text)
    expect(text).not.toBe('')
  }
})

test.each(everyPage)('%s links only to pages and anchors that exist', (_, page) => {
  const known = new Set(pages.map(({ language, uri }) => (uri === '/' ? `/${language}` : `/${language}${uri}`)))
  const anchors = new Set(flat(page.blocks).map(({ fields }) => fields?.anchor))
  const inText = textsOf(page.blocks).flatMap((text) => [...text.matchAll(/href="([^"]*)"/g)].map(([, href]) => href))
  const onButtons = flat(page.blocks).flatMap(({ fields }) => (fields?.url === undefined ? [] : [String(fields.url)]))
  for (const href of [...inText, ...onButtons]) {
    if (href?.startsWith('#')) expect(anchors).toContain(href.slice(1))
    else {
      expect(known).toContain(href)
      expect(href?.split('/')[1]).toBe(page.language)
    }
  }
})

test.each(everyPage)('%s gives each anchor once', (_, page) => {
  const anchors = flat(page.blocks).flatMap(({ fields }) => fields?.anchor ?? [])
  expect(new Set(anchors).size).toBe(anchors.length)
})

test.each(certifications.map((certification) => [certification.code, certification] as const))(
  'the pages of %s name its price and know its category',
  (_, { path, price, wpCategoryId }) => {
    const amount = price / 100
    const said = { de: `€&nbsp;${amount.toLocaleString('de-DE')}`, en: `€${amount.toLocaleString('en-GB')}` }
    const both = pages.filter(({ uri }) => uri === `/workshops/${path}`)
    for (const page of both) {
      expect(textsOf(page.blocks).some((text) => text.includes(said[page.language]))).toBe(true)
      expect(page.trainingCategoryId).toBe(wpCategoryId)
    }
  },
)

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
