/** Where the question for a certificate stands with one participant. */
export type ConsentState = 'asked' | 'confirmed-yes' | 'confirmed-no' | 'lapsed' | 'taken-back'

/** One way it may go. */
export interface ConsentWay {
  from: ConsentState | 'new'
  to: ConsentState
  /** What makes it go there, in a few words: the diagram in docs/rules/certificate-consent.md is drawn from them. */
  when: string
}

/** Everything that can happen to a consent (SPEC §4, GDPR Art. 7). What no way leads out of is final. */
export const consentWays: readonly ConsentWay[] = [
  { from: 'new', to: 'asked', when: 'answered on the page, mail sent' },
  { from: 'asked', to: 'confirmed-yes', when: 'yes confirmed by the link in the mail' },
  { from: 'asked', to: 'confirmed-no', when: 'no confirmed by the link in the mail' },
  { from: 'asked', to: 'lapsed', when: 'not confirmed in time, or another answer was' },
  { from: 'confirmed-yes', to: 'taken-back', when: 'taken back by the same link' },
]

export function mayGo(from: ConsentWay['from'], to: ConsentState): boolean {
  return consentWays.some((way) => way.from === from && way.to === to)
}
