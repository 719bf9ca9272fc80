import type { Bilingual } from '../language.ts'
import type { Invoice } from './invoice.ts'

/** Terms of payment in the data where no day says them (BT-20): XRechnung asks every invoice for some (BR-DE-18-a). */
const notes: Partial<Record<Invoice['payment']['state'], Bilingual>> = {
  paid: {
    de: 'Bereits bezahlt. Bitte überweise nichts mehr.',
    en: 'Already paid. Please don’t transfer anything.',
  },
  cancelled: {
    de: 'Hebt die genannte Rechnung vollständig auf. Bitte überweise nichts.',
    en: 'Fully cancels the invoice named here. Please don’t transfer anything.',
  },
}

/** Null where the day says it that the invoice is due on. */
export function paymentNote({ payment }: Pick<Invoice, 'payment'>): Bilingual | null {
  return notes[payment.state] ?? null
}
