import type { Language } from '#domain/language.ts'
import type { Order } from '#domain/order/order.ts'
import { mailText } from '../mail-text.ts'
import { personName } from './addressee.ts'
import { Fact, Lines } from './text.tsx'

interface BookerFactsProps {
  booker: Order['booker']
  language: Language
}

/** The booker with contact data and notes, for the office. */
export function BookerFacts({ booker, language }: BookerFactsProps) {
  const t = mailText(language)
  return (
    <>
      <BookerFact booker={booker} language={language} />
      <Fact label={t('newBooking.notes')}>
        <Lines lines={booker.notes?.split('\n') ?? [t('newBooking.noNotes')]} />
      </Fact>
    </>
  )
}

export function BookerFact({ booker, language }: BookerFactsProps) {
  return (
    <Fact label={mailText(language)('newBooking.booker')}>
      <Lines lines={[personName(booker), booker.email, ...(booker.phone ? [booker.phone] : [])]} />
    </Fact>
  )
}
