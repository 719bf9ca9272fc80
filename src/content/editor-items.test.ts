import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { StoredBlock } from '#domain/content/stored-block.ts'
import { demoWorld } from '#seed/demo-world.ts'
import { blocks as kinds } from './blocks/index.ts'
import { type EditorItem, toEditorItems, toStoredBlocks } from './editor-items.ts'

const { pages, posts } = demoWorld(Temporal.Instant.from('2026-11-25T10:00:00Z')).content

/** Opened and saved, with the copy on the way that the editor makes. */
const throughTheEditor = (blocks: StoredBlock[]) =>
  toStoredBlocks(structuredClone(toEditorItems(structuredClone(blocks))))

const value = fc.oneof(fc.string(), fc.integer(), fc.double({ noNaN: true }), fc.boolean())
const known = kinds.map(({ name }) => name)
const fieldNames = [...new Set(kinds.flatMap(({ attributes }) => Object.keys(attributes)))]
const { block } = fc.letrec<{ block: StoredBlock }>((tie) => ({
  block: fc.record(
    {
      name: fc.oneof(fc.constantFrom(...known), fc.constantFrom('acme/chart', 'unknown', 'core/table')),
      fields: fc.dictionary(fc.oneof(fc.constantFrom(...fieldNames), fc.constantFrom('html', 'colour', 'id')), value),
      innerBlocks: fc.array(tie('block'), { maxLength: 2 }),
    },
    { requiredKeys: ['name'], noNullPrototype: true },
  ),
}))

describe('a page that is opened and saved unchanged', () => {
  it.each(pages.map((page) => [`${page.language}${page.uri}`, page.blocks] as const))(
    'is the same byte for byte: %s',
    (_, blocks) => {
      expect(JSON.stringify(throughTheEditor(blocks))).toBe(JSON.stringify(blocks))
    },
  )

  it('is so for every post, which is made of the same blocks', () => {
    for (const { blocks } of posts ?? []) expect(JSON.stringify(throughTheEditor(blocks))).toBe(JSON.stringify(blocks))
  })

  it('is so whatever is in it: unknown blocks, unknown fields, values of the wrong type', () => {
    fc.assert(
      fc.property(fc.array(block, { maxLength: 4 }), (blocks) => {
        expect(JSON.stringify(throughTheEditor(blocks))).toBe(JSON.stringify(blocks))
      }),
    )
  })
})

const open = (stored: StoredBlock): EditorItem => {
  const [item] = toEditorItems([stored])
  if (!item) throw new Error('one block is one item')
  return item
}
const saved = (item: EditorItem) => toStoredBlocks([item])[0]

describe('a block that is changed', () => {
  const forWhom: StoredBlock = { name: 'core/heading', fields: { content: 'Für wen', level: 2, colour: 'red' } }

  it('keeps the order of its fields and those that the editor does not know', () => {
    const item = open(forWhom)
    item.props.content = 'Für wen das ist'
    expect(JSON.stringify(saved(item))).toBe(
      '{"name":"core/heading","fields":{"content":"Für wen das ist","level":2,"colour":"red"}}',
    )
  })

  it.each<[name: string, field: string, typed: unknown, stored: unknown]>([
    ['core/image', 'width', '1200', 1200],
    ['core/column', 'width', '66.66%', '66.66%'],
    ['core/list', 'start', 3, 3],
    ['core/list', 'ordered', true, true],
    ['core/media-text', 'mediaWidth', 33.3, 33.3],
    ['core/heading', 'anchor', 'fuer-wen', 'fuer-wen'],
    ['core/heading', 'anchor', '', undefined],
    ['core/list', 'start', Number.NaN, undefined],
  ])('%s: %s typed as %j is stored as %j', (name, field, typed, stored) => {
    const item = open({ name })
    item.props[field] = typed
    expect(saved(item)?.fields?.[field]).toBe(stored)
  })

  it('forgets a field that was emptied', () => {
    const item = open({ name: 'core/group', fields: { anchor: 'preis', className: 'is-style-sky' } })
    item.props.className = ''
    expect(saved(item)).toEqual({ name: 'core/group', fields: { anchor: 'preis' } })
  })

  it('tells no one the ids of the editor, also not those of new blocks', () => {
    const fresh: EditorItem = { type: 'core/paragraph', props: { id: 'core/paragraph-1f', content: 'Neu' } }
    const item = open({ name: 'core/group' })
    item.props.inner = [fresh]
    expect(saved(item)).toEqual({
      name: 'core/group',
      innerBlocks: [{ name: 'core/paragraph', fields: { content: 'Neu' } }],
    })
  })

  it('keeps a chart that the site does not know, with what is inside it', () => {
    const chart: StoredBlock = { name: 'acme/chart', fields: { html: '<p>1</p>' }, innerBlocks: [{ name: 'acme/bar' }] }
    const item = open(chart)
    item.props.html = '<p>2</p>'
    expect(saved(item)).toEqual({ ...chart, fields: { html: '<p>2</p>' } })
  })
})
