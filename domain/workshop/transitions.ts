import type { DateStanding } from './date-standing.ts'

/** One way a workshop date may go. */
export interface DateWay {
  from: DateStanding | 'new'
  to: DateStanding
  /** What makes it go there, in a few words: the diagram in docs/rules/dates.md is drawn from them. */
  when: string
}

/** Everything that can happen to a workshop date. It starts and ends by the clock; the rest a person decides. */
export const dateWays: readonly DateWay[] = [
  { from: 'new', to: 'tentative', when: 'put on sale, may still be called off for want of people' },
  { from: 'new', to: 'confirmed', when: 'put on sale for certain' },
  { from: 'tentative', to: 'confirmed', when: 'organiser confirms' },
  { from: 'tentative', to: 'called-off', when: 'organiser calls it off' },
  { from: 'confirmed', to: 'called-off', when: 'organiser calls it off' },
  { from: 'tentative', to: 'running', when: 'first session starts' },
  { from: 'confirmed', to: 'running', when: 'first session starts' },
  { from: 'running', to: 'over', when: 'last session ends' },
]
