import { expect, it } from 'vitest'
import { freshEmbedded } from '#tests/helpers/fresh-embedded.ts'
import { fillWithSeed } from './database.ts'

it('reads the demo world when it fills an empty database with it, and at no later start', async () => {
  const database = await freshEmbedded()
  try {
    let reads = 0
    const read = () => {
      reads += 1
      return import('#seed/demo-world.ts')
    }
    await fillWithSeed(database, 'empty', read)
    expect(reads).toBe(0)
    await fillWithSeed(database, 'demo', read)
    expect(reads).toBe(1)
    await fillWithSeed(database, 'demo', read)
    expect(reads).toBe(1)
  } finally {
    await database.close()
  }
})
