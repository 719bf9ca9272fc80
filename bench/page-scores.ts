import lighthouse from 'lighthouse'
import { freePort } from '#tests/helpers/free-port.ts'
import { openBrowser } from '#tests/helpers/open-browser.ts'

/** In the order of the columns. */
export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

export interface PageScores {
  /** 0 to 100 for each of `categories`. */
  scores: number[]
  /** What cost points, by the names of Lighthouse’s audits. */
  faults: string[]
}

/** What Lighthouse gives each of the pages on its mobile preset: a slow phone on a slow network. Addresses are whole. */
export async function pageScores(addresses: readonly string[]): Promise<PageScores[]> {
  const port = await freePort()
  const browser = await openBrowser([`--remote-debugging-port=${port}`])
  try {
    const found: PageScores[] = []
    for (const address of addresses) found.push(await scoresOf(address, port))
    return found
  } finally {
    await browser.close()
  }
}

async function scoresOf(address: string, port: number): Promise<PageScores> {
  const result = await lighthouse(address, { port, logLevel: 'silent', onlyCategories: [...categories] })
  if (!result) throw new Error(`Lighthouse gave nothing for ${address}`)
  const { lhr } = result
  const counted = new Set(
    categories.flatMap((name) =>
      lhr.categories[name]?.auditRefs.filter(({ weight }) => weight > 0).map(({ id }) => id),
    ),
  )
  const failed = Object.values(lhr.audits).filter(({ id, score }) => counted.has(id) && score !== null && score < 0.95)
  return {
    scores: categories.map((name) => Math.round((lhr.categories[name]?.score ?? 0) * 100)),
    faults: failed.map(({ id, displayValue }) => (displayValue ? `${id} ${displayValue}` : id)),
  }
}
