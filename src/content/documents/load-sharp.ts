import type sharp from 'sharp'

/**
 * The library that reads and makes pictures, loaded with the first one: most processes never meet one. It keeps nothing of the last pictures
 * (its own cache is 50 MB), since each is made once, and takes one thread for each, since several are made at once (job-pool.ts).
 */
export async function loadSharp(): Promise<typeof sharp> {
  const { default: library } = await import('sharp')
  library.cache(false)
  library.concurrency(1)
  return library
}
