import type { KeptRead } from './ports.ts'

/** How long a process may go on with what it has read when the word of a change was lost on its way. */
const keptForMs = 60_000

/** What every page needs and what changes rarely: read once, and again after `forget`. */
export function keptRead<Answer>(read: () => Promise<Answer>): KeptRead<Answer> {
  let kept: { answer: Promise<Answer>; until: number } | null = null
  function forget() {
    kept = null
  }
  return {
    forget,
    current() {
      if (kept && kept.until > performance.now()) return kept.answer
      const answer = read()
      kept = { answer, until: performance.now() + keptForMs }
      // a failure is nothing to keep
      answer.catch(forget)
      return answer
    },
  }
}

/** Forgets what a change with these tags concerns; without tags, all of it. */
export function forgetChanged(kept: Record<string, Pick<KeptRead<unknown>, 'forget'>>, tags?: readonly string[]): void {
  for (const [tag, { forget }] of Object.entries(kept)) if (!tags || tags.includes(tag)) forget()
}
