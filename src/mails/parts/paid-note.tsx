import type { Language } from '#domain/language.ts'
import { mailText } from '../mail-text.ts'
import { Button } from './button.tsx'
import { Fact } from './fact.tsx'

/** Leads the office to where it notes that an invoice is paid, as long as vouchers wait for that. */
export function PaidNote({ paidUrl, language }: { paidUrl: string | null; language: Language }) {
  const t = mailText(language)
  if (paidUrl === null) return null
  return (
    <>
      <Fact label={t('newBooking.paidTitle')}>{t('newBooking.paidText')}</Fact>
      <Button href={paidUrl}>{t('newBooking.paidButton')}</Button>
    </>
  )
}
