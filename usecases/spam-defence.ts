import {
  type FormKind,
  isTimely,
  type Judgement,
  judgeSubmission,
  mayStillServe,
  senderLimits,
} from '#domain/spam/judge-submission.ts'
import { formTicket, ticketTime } from './form-ticket.ts'
import type { KeyRing } from './ports/key-ring.ts'
import type { RateLimitStores } from './ports/rate-limits.ts'
import type { Chance, Clock } from './ports.ts'
import { withinLimits } from './rate-limits.ts'

/** One form as it was sent, before anybody knows whether a human did. */
export interface SentForm {
  kind: FormKind
  /** The field that no human sees. */
  trap: string
  /** What `/form-ticket` gave, or the form that was shown again; empty without JavaScript. */
  ticket: string
  /** Everything that was written in it. */
  texts: readonly string[]
  /** Who sent it, as a salted hash of the network address (`RequestFacts.sender`). */
  sender: string
}

/** `unsure` brings the ticket with which the form is shown again. */
export type SpamVerdict = Exclude<Judgement, { verdict: 'unsure' }> | { verdict: 'unsure'; ticket: string }

/** Holds programs off the forms that anybody may send, without any third party (docs/rules/spam.md). */
export interface SpamDefence {
  /** For a form that was just touched. */
  ticket(): string
  /** Call it once for each valid form: what has a good ticket counts towards the limits. */
  judge(form: SentForm): Promise<SpamVerdict>
}

export interface SpamDefenceParts {
  clock: Clock
  chance: Pick<Chance, 'token'>
  /** For tickets. The same in every process. */
  keys: KeyRing
  /** Counted for all processes. */
  rateLimits: RateLimitStores
}

export function createSpamDefence({ clock, chance, keys, rateLimits }: SpamDefenceParts): SpamDefence {
  const ticket = () => formTicket(keys, clock.now(), chance.token())

  return {
    ticket,
    async judge(form) {
      const now = clock.now()
      const ticketFrom = ticketTime(keys, form.ticket)
      if (!isTimely(ticketFrom, now))
        return { verdict: 'unsure', ticket: mayStillServe(ticketFrom, now) ? form.ticket : ticket() }
      const uses = [
        { purpose: senderLimits[form.kind], of: form.sender },
        { purpose: 'form-ticket', of: form.ticket },
      ] as const
      const within = await withinLimits(rateLimits, uses, now)
      return within.every(Boolean) ? judgeSubmission(form) : { verdict: 'too-many' }
    },
  }
}
