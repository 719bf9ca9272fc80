import { type APIRequestContext, type APIResponse, expect } from '@playwright/test'

/** The fields of a booking form as a browser would send them: one person from Graz who pays alone. */
export function filledForm(email: string): Record<string, string> {
  return {
    'booker.firstName': 'Vera',
    'booker.lastName': keptName,
    'booker.email': email,
    bookerTakesPart: 'on',
    'invoice.street': 'Annenstraße 3',
    'invoice.postalCode': '8020',
    'invoice.city': 'Graz',
    'invoice.country': 'AT',
    'invoice.noVatId': 'on',
    terms: 'on',
  }
}

/** Part of each filled form, so that a search finds it where values are kept. */
const keptName = 'Kranzelmayer'

/** Further participants, from the first place on. */
export function participants(count: number): Record<string, string> {
  const fields = Array.from({ length: count }, (_, index): [string, string][] => [
    [`participants[${index}].firstName`, 'Nora'],
    [`participants[${index}].lastName`, `Nummer ${index}`],
    [`participants[${index}].email`, `nora${index}@post.example`],
  ])
  return Object.fromEntries(fields.flat())
}

export interface Sending {
  headers?: Record<string, string>
  /** Instead of fields. */
  body?: string | Buffer
}

/** Sends a form past the browser, as a script would. Redirects are not followed. */
export function send(
  request: APIRequestContext,
  address: string,
  fields: Record<string, string>,
  { headers, body }: Sending = {},
): Promise<APIResponse> {
  const type = body === undefined ? { 'content-type': 'application/x-www-form-urlencoded' } : {}
  const content = body ?? new URLSearchParams(fields).toString()
  return request.post(address, { headers: { ...type, ...headers }, data: content, maxRedirects: 0 })
}

/** The answer has this status and is a whole page of the site. */
export async function expectPage(answer: APIResponse, status: number, language = 'de'): Promise<string> {
  expect(answer.status()).toBe(status)
  const html = await answer.text()
  expectWords(html, `<html lang="${language}"`)
  for (const part of ['<header', '<main', '<footer', '</html>']) expectWords(html, part)
  return html
}

/** The page is the form again, with what was sent. */
export function expectKept(html: string) {
  expectWords(html, `value="${keptName}"`)
  expectWords(html, 'value="Graz"')
}

/** As `toContain`, without printing the whole page when it does not. */
export function expectWords(html: string, words: string) {
  expect(html.includes(words), `the page has: ${words}`).toBe(true)
}
