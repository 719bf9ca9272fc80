import { spamDefenceContext } from '../answer-protected-form.ts'
import type { Route } from './+types/signed-timestamp'

/** `/form-ticket`: what a form that was just touched sends along (docs/rules/spam.md). Asked for by script, kept by no one. */
export function loader({ context }: Route.LoaderArgs) {
  const ticket = context.get(spamDefenceContext).ticket()
  return new Response(ticket, { headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' } })
}
