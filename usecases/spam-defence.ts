import {
  type FormKind,
  type Judgement,
  judgeSubmission,
  mayStillServe,
  recentMinutes,
} from '#domain/spam/judge-submission.ts'
import { formTicket, ticketTime } from './form-ticket.ts'
import type { Chance, Clock } from './ports.ts'
import { recentAttempts } from './recent-attempts.ts'

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
  /** Call it once for each valid form: what it lets through counts towards the limit. */
  judge(form: SentForm): SpamVerdict
}

export interface SpamDefenceParts {
  clock: Clock
  chance: Pick<Chance, 'token'>
  /** Signs tickets. The same in every process. */
  key: string
}

export function createSpamDefence({ clock, chance, key }: SpamDefenceParts): SpamDefence {
  const attempts = recentAttempts(recentMinutes * 60_000)
  const ticket = () => formTicket(key, clock.now(), chance.token())

  return {
    ticket,
    judge(form) {
      const now = clock.now()
      const ticketFrom = ticketTime(key, form.ticket)
      const address = `${form.kind} from ${form.sender}`
      const withTicket = `ticket ${form.ticket}`
      const recently = { fromAddress: attempts.count(address, now), withTicket: attempts.count(withTicket, now) }
      const judgement = judgeSubmission({ ...form, ticketFrom, recently }, now)
      if (judgement.verdict === 'unsure')
        return { verdict: 'unsure', ticket: mayStillServe(ticketFrom, now) ? form.ticket : ticket() }
      for (const name of [address, withTicket]) attempts.note(name, now)
      return judgement
    },
  }
}
