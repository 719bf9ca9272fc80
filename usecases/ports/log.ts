/** Who did something: the booker behind a personal link, somebody of the office or a key of the API by name, or the program itself. */
export type Actor = 'booker' | 'program' | 'payment' | `organiser:${string}` | `key:${string}`

/** One line of the log of actions: written in the transaction that it tells of, never changed (DESIGN §6). */
export interface LogEntry {
  at: Temporal.Instant
  actor: Actor
  subject: {
    kind: 'registration' | 'order' | 'workshop-date' | 'participant' | 'export' | 'api-key' | 'webhook' | 'member'
    id: string
  }
  /** What happened, a noun or a state: 'offered', 'invoice address'. */
  action: string
  /** Why, in the words of who did it. Never personal data of others. */
  reason?: string
}

export interface LogStores {
  record(entry: LogEntry): Promise<void>
}
