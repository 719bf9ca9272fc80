/** Card payment: with real money, as a test, or off. */
export type CardPayments = 'live' | 'test' | 'none'

export interface SiteMode {
  cards: CardPayments
  /** `kept`: mail stays in the local mailbox. */
  mail: 'sent' | 'kept'
  /** `demo`: the dates, people and bookings of the seed. */
  world: 'own' | 'demo'
}

/** In the order in which the site names them. */
export const trialParts = ['world', 'cards', 'mail'] as const
export type TrialPart = (typeof trialParts)[number]

/** The trial parts that visitors and the office are warned about; empty in production. */
export function trialPartsOf({ cards, mail, world }: SiteMode): TrialPart[] {
  const isTrial = { world: world === 'demo', cards: cards === 'test', mail: mail === 'kept' }
  return trialParts.filter((part) => isTrial[part])
}

/** Whether nothing ordered here is real, so that orders, invoices and mails are marked. */
export function isOnTrial({ cards, world }: Pick<SiteMode, 'cards' | 'world'>): boolean {
  return cards === 'test' || world === 'demo'
}
