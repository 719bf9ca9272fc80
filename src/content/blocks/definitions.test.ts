import { globSync } from 'node:fs'
import { basename } from 'node:path'
import { describe, expect, it } from 'vitest'
import { pageBlocks } from '../documents/block-rules.ts'
import { blocks, everyBlock, isKnownKind } from './index.ts'

const each = everyBlock.map((definition) => [definition.name, definition] as const)

it('every definition is in the index, and beside each file of definitions is one of components', async () => {
  const named = (ending: string, without: string) =>
    globSync(`src/content/blocks/*${ending}`)
      .map((path) => basename(path, ending))
      .filter((name) => !(name.endsWith('.test') || name === without))
      .sort()
  const files = named('.ts', 'index')
  const defined = await Promise.all(files.map((name): Promise<object> => import(`./${name}.ts`)))
  expect(new Set(defined.flatMap((file) => Object.values(file)))).toEqual(new Set(everyBlock))
  expect(named('.tsx', 'components')).toEqual(files)
})

it('a field that several kinds share has one type, or no query could read them side by side', () => {
  const types = new Map<string, string>()
  for (const { name, attributes } of everyBlock)
    for (const [field, { type, required }] of Object.entries(attributes)) {
      const declared = `${field}: ${type}${required ? '!' : ''}`
      expect(declared, name).toBe(types.get(field) ?? declared)
      types.set(field, declared)
    }
})

it('a kind that someone can add is in a drawer of the editor', () => {
  expect(blocks.filter(({ category }) => category === null).map(({ name }) => name)).toEqual([])
})

describe.each(each)('%s', (_, { name, attributes, holds, begins, place, placeholders, pictures }) => {
  it('promises no field without a value for blocks that lack it', () => {
    const promised = Object.entries(attributes).filter(([, { required }]) => required)
    for (const [field, { neutral, written }] of promised) expect(written.safeParse(neutral).success, field).toBe(true)
  })

  it('has its pictures rewritten', () => {
    const shows = Object.values(attributes).some(({ control }) => control.kind === 'picture')
    expect(shows && !pictures).toBe(false)
  })

  it('accepts only existing kinds', () => {
    expect([...(holds?.only ?? []), ...(holds?.begins ?? [])].filter((kind) => !isKnownKind(kind))).toEqual([])
  })

  it('begins without texts, which have placeholders in the editor', () => {
    const texts = Object.entries(attributes).flatMap(([field, { isWords }]) => (isWords ? [field] : []))
    expect(texts.filter((field) => field in (begins?.('/de') ?? {}))).toEqual([])
    expect(texts).toEqual(expect.arrayContaining(Object.keys(placeholders)))
  })

  it('begins with what may be stored', () => {
    const fields = begins?.('/de')
    const block = { name, ...(fields && { fields }) }
    const around = place === 'inner' ? [{ name: 'core/group', innerBlocks: [block] }] : [block]
    if (isKnownKind(name)) expect(() => pageBlocks.parse(around)).not.toThrow()
  })
})
