import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OpenDatabase } from '#platform/db/database.ts'
import { demoWorld } from '#seed/demo-world.ts'
import { freshEmbedded } from '#tests/helpers/fresh-embedded.ts'
import { toEditorItems, toStoredBlocks } from '../editor-items.ts'
import type { EditedService } from '../ports/page-service.ts'
import { announceContent } from './announce-content.ts'
import { postCanvasOn } from './post-canvas.ts'
import { createPostEditor } from './post-editor.ts'
import { fillEmptyStore } from './starter-content.ts'
import { contentPost } from './tables/content-post.ts'

const now = Temporal.Instant.from('2026-11-25T10:00:00Z')
let open: OpenDatabase
let canvas: EditedService

beforeAll(async () => {
  open = await freshEmbedded()
  await fillEmptyStore(open.db, demoWorld(now).content)
  const parts = { clock: { now: () => now }, announce: announceContent }
  canvas = postCanvasOn(open.db, (by) => createPostEditor(open.db, { ...parts, by }))
})
afterAll(() => open.close())

const posts = () => open.db.select().from(contentPost).orderBy(contentPost.id)

describe('a post in the visual editor', () => {
  it('stays byte for byte the same when it is opened and saved unchanged', async () => {
    const before = await posts()
    for (const { id } of before) {
      const post = await canvas.open(id)
      if (!post) throw new Error('stored and not there')
      const { title, blocks } = post.content
      const sent: unknown = JSON.parse(JSON.stringify(toStoredBlocks(toEditorItems(blocks))))
      const saved = await canvas.save({ id, expected: post.revision, by: 'Ingrid', title, blocks: sent })
      expect(saved).toEqual({ outcome: 'unchanged', id, revision: post.revision })
    }
    expect(await posts()).toEqual(before)
  })

  it('is saved as a draft that keeps the rest of it, goes out, and is not overwritten by who has read an older one', async () => {
    const found = (await posts()).find(({ slug }) => slug === 'das-board-das-euch-fehlt')
    const post = await canvas.open(found?.id ?? '')
    if (!post) throw new Error('no post in the seed world')
    const { id, revision: expected } = post
    expect(post).toMatchObject({
      uri: '/blog/das-board-das-euch-fehlt',
      state: 'published',
      translation: { language: 'en' },
    })
    const blocks = [{ name: 'core/paragraph', fields: { content: 'Vierzehn Boards.' } }]
    const ask = { id, expected, by: 'Ingrid', title: 'Das Board', blocks }
    expect(await canvas.save(ask)).toEqual({ outcome: 'done', id, revision: expected + 1 })
    expect(await canvas.save({ ...ask, by: 'Nora' })).toEqual({ outcome: 'refused', reason: 'stale' })
    expect(await canvas.open(id)).toMatchObject({ state: 'changed', changedBy: 'Ingrid', content: { blocks } })
    expect((await canvas.publish({ id, expected: expected + 1, by: 'Ingrid' })).outcome).toBe('done')
    const [after] = (await posts()).filter((row) => row.id === id)
    const { excerpt, author, tags, picture } = found ?? {}
    expect(after).toMatchObject({ title: 'Das Board', blocks, excerpt, author, tags, picture, draft: null })
  })

  it('is not there without one, and refuses what is no block', async () => {
    expect(await canvas.open('no-id')).toBeNull()
    const [{ id = '', revision: expected = 0 } = {}] = await posts()
    const odd = [{ fields: {} }]
    const ask = { id, expected, by: 'Ingrid', title: 'Ein Board' }
    expect(await canvas.save({ ...ask, blocks: odd })).toEqual({ outcome: 'refused', reason: 'invalid-blocks' })
    expect(await canvas.save({ ...ask, id: 'no-id', blocks: [] })).toEqual({ outcome: 'refused', reason: 'missing' })
    expect(await canvas.publish({ ...ask, id: 'no-id' })).toEqual({ outcome: 'refused', reason: 'missing' })
  })
})
