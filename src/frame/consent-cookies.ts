/** What the visitor answers to the cookie question (docs/product.md#cookie-banner). */
export type ConsentAnswer = 'accept' | 'deny'

/**
 * Says which question was answered: whether films may be shown at once. An answer to another one, such as 'true' of the time when nothing was asked, is none:
 * people who agreed to less are asked again.
 */
const given = 'consent=videos'
const acceptedName = 'consent-accepted'

const day = 24 * 60 * 60
/** Seconds (docs/product.md#cookie-banner): an accepted answer holds a year, a denied one seven days. */
const lifetimes: Record<ConsentAnswer, number> = { accept: 365 * day, deny: 7 * day }

export function isConsentAnswer(value: unknown): value is ConsentAnswer {
  return value === 'accept' || value === 'deny'
}

/** Both cookies as `Set-Cookie` headers. `secure` where the site is reached by https; plain http would lose them otherwise. */
export function consentCookies(answer: ConsentAnswer, secure: boolean): string[] {
  const attributes = `Max-Age=${lifetimes[answer]}; Path=/; SameSite=Lax${secure ? '; Secure' : ''}`
  return [`${given}; ${attributes}`, `${acceptedName}=${answer === 'accept'}; ${attributes}`]
}

/** The answer in a `Cookie` header, or null when the visitor has not given one. */
export function consentOf(cookieHeader: string | null): ConsentAnswer | null {
  const cookies = new Set(cookieHeader?.split(';').map((cookie) => cookie.trim()))
  if (!cookies.has(given)) return null
  return cookies.has(`${acceptedName}=true`) ? 'accept' : 'deny'
}
