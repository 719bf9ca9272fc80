import type { RequestFacts } from './context.ts'

/** Headers of pages behind a personal link: not cached, not indexed, no referrer. */
export const noTraces = {
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex, nofollow',
}

/** Clear-Site-Data at sign-out, on https only. Without `cookies`, which would delete those of all hosts of the domain. */
export function clearedSiteData({ siteUrl }: Pick<RequestFacts, 'siteUrl'>): Record<string, string> {
  return siteUrl.startsWith('https:') ? { 'Clear-Site-Data': '"cache", "storage"' } : {}
}
