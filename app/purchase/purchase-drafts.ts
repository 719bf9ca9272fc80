/** Where the drafts of the two order forms lie in the browser. */
export const purchaseDrafts = { tickets: 'flightdeck.tickets', package: 'flightdeck.package' } as const

/** What is ordered needs no draft any more. */
export function forgetPurchaseDrafts(): void {
  for (const key of Object.values(purchaseDrafts)) sessionStorage.removeItem(key)
}
