/** How cards are taken: with real money, as a test without any, or not at all. */
export type CardPayments = 'live' | 'test' | 'none'

/** What of a site is real, and what is only there to try it out. */
export interface SiteMode {
  cards: CardPayments
  /** `kept`: mail stays in the mailbox of this server. */
  mail: 'sent' | 'kept'
  /** `demo`: the dates, people and bookings that a first start makes up. */
  world: 'own' | 'demo'
}

/** In the order in which the site names them. */
export const trialParts = ['world', 'cards', 'mail'] as const
export type TrialPart = (typeof trialParts)[number]

/** What visitors and the office have to be warned about; nothing on a site in production. */
export function trialPartsOf({ cards, mail, world }: SiteMode): TrialPart[] {
  const isTrial = { world: world === 'demo', cards: cards === 'test', mail: mail === 'kept' }
  return trialParts.filter((part) => isTrial[part])
}

/** Whether nothing that is ordered here is real: then orders, invoices and mails say so themselves. */
export function isOnTrial({ cards, world }: Pick<SiteMode, 'cards' | 'world'>): boolean {
  return cards === 'test' || world === 'demo'
}
