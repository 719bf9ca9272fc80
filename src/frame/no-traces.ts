/** Headers of pages behind a personal link: not cached, not indexed, no referrer. */
export const noTraces = {
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex, nofollow',
}
