/** The visitor's answer to the cookie banner (docs/product.md#cookie-banner). */
export type ConsentAnswer = 'accept' | 'deny'

/** The question that was answered. Answers to an earlier one do not count: people who agreed to less are asked again. */
const given = 'consent=videos'
const acceptedName = 'consent-accepted'

const day = 24 * 60 * 60
/** Seconds (docs/product.md#cookie-banner): a year when accepted, seven days when denied. */
const lifetimes: Record<ConsentAnswer, number> = { accept: 365 * day, deny: 7 * day }

export function isConsentAnswer(value: unknown): value is ConsentAnswer {
  return value === 'accept' || value === 'deny'
}

/** Both cookies as `Set-Cookie` headers. `secure` on https only, because plain http would lose the cookies. */
export function consentCookies(answer: ConsentAnswer, secure: boolean): string[] {
  const attributes = `Max-Age=${lifetimes[answer]}; Path=/; SameSite=Lax${secure ? '; Secure' : ''}`
  return [`${given}; ${attributes}`, `${acceptedName}=${answer === 'accept'}; ${attributes}`]
}

/** The answer in a `Cookie` header, or null without one. */
export function consentOf(cookieHeader: string | null): ConsentAnswer | null {
  const cookies = new Set(cookieHeader?.split(';').map((cookie) => cookie.trim()))
  if (!cookies.has(given)) return null
  return cookies.has(`${acceptedName}=true`) ? 'accept' : 'deny'
}
