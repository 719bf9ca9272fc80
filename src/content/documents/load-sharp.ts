import type sharp from 'sharp'

/**
 * sharp, loaded on first use, because most processes never need it. Its cache (50 MB) is off, since each picture is generated once, and it uses one
 * thread per picture, since several are generated in parallel (job-pool.ts).
 */
export async function loadSharp(): Promise<typeof sharp> {
  const { default: library } = await import('sharp')
  library.cache(false)
  library.concurrency(1)
  return library
}
