import { data, redirect } from 'react-router'
import { type PageMeta, pageMeta } from '#frame/page-meta.ts'
import type { RequestFacts } from './context.ts'

/** Headers of pages behind a personal link: not cached, not indexed, no referrer. */
export const noTraces = {
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex, nofollow',
}

/**
 * Clear-Site-Data at sign-out. Browsers accept it over https only and warn elsewhere. Without `cookies`, which would delete those of all other hosts
 * of the domain; ours are deleted one by one.
 */
export function clearedSiteData({ siteUrl }: Pick<RequestFacts, 'siteUrl'>): Record<string, string> {
  return siteUrl.startsWith('https:') ? { 'Clear-Site-Data': '"cache", "storage"' } : {}
}

/** The headers of every page behind a personal link. */
export function personalHeaders() {
  return noTraces
}

/** The head of such a page: a title, and no URL for search engines. */
export function personalMeta({
  loaderData,
}: {
  loaderData: Pick<PageMeta, 'title' | 'siteUrl' | 'language'> | undefined
}) {
  if (!loaderData) return []
  const { title, siteUrl, language } = loaderData
  return pageMeta({ title, siteUrl, language })
}

/** Runs the action of such a page: redirects, or stays with 409 and the problem, or with 500 on an error. */
export async function pressed<Problem extends string>(
  facts: Pick<RequestFacts, 'report'>,
  press: () => Promise<{ problem: Problem } | { path: string }>,
) {
  try {
    const outcome = await press()
    return 'path' in outcome ? redirect(outcome.path, 303) : data(outcome, { status: 409 })
  } catch (error) {
    // A thrown 404.
    if (!(error instanceof Error)) throw error
    facts.report(error)
    return data({ problem: 'failed' as const }, { status: 500 })
  }
}
