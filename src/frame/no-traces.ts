/** Headers of pages behind a personal link: kept nowhere, found nowhere, and their address is told to no one. */
export const noTraces = {
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex, nofollow',
}
