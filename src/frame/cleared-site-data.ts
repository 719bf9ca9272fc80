import type { RequestFacts } from './context.ts'

/**
 * Clears the browser's data at sign-out. Browsers accept the header over https alone, and complain elsewhere. Not `cookies`: that would end
 * those of all other hosts of the domain; ours are ended one by one.
 */
export function clearedSiteData({ siteUrl }: Pick<RequestFacts, 'siteUrl'>): Record<string, string> {
  return siteUrl.startsWith('https:') ? { 'Clear-Site-Data': '"cache", "storage"' } : {}
}
