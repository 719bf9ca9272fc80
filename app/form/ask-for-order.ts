import type { Language } from '#domain/language.ts'

/** How long an answer is waited for, in milliseconds: longer than anything honest takes, shorter than a visitor’s patience. */
export const patience = 30_000

/** The page of what an attempt has ordered; null when nothing of it has arrived. Rejects when nobody can say. */
export async function askForOrder(attempt: string, language: Language): Promise<string | null> {
  const answer = await fetch('/placed-order', {
    method: 'POST',
    body: new URLSearchParams({ attempt, language }),
    signal: AbortSignal.timeout(patience),
  })
  if (!answer.ok) throw new Error(`asked for an order: ${answer.status}`)
  // Our own route answers (app/routes/booking/placed-order.ts).
  const { href } = (await answer.json()) as { href: string | null }
  return href
}
