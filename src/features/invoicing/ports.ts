/**
 * Asks the register of the member states. Null when no one is to be asked (no VIES_URL). Throws when there is no answer now: the job
 * that asked comes again.
 */
export interface VatRegister {
  ask(vatId: string): Promise<VatAnswer | null>
}

export interface VatAnswer {
  valid: boolean
  consultationNumber?: string | undefined
}
