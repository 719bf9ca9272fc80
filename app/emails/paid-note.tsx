import type { Language } from '#domain/language.ts'
import { Button } from './button.tsx'
import { Fact } from './fact.tsx'
import { mailText } from './mail-text.ts'

/** Leads the office to where it notes that an invoice is paid, as long as vouchers wait for that. */
export function PaidNote({ paidUrl, language }: { paidUrl: string | null; language: Language }) {
  const t = mailText(language)
  if (paidUrl === null) return null
  return (
    <>
      <Fact label={t('purchase.paidTitle')}>{t('purchase.paidText')}</Fact>
      <Button href={paidUrl}>{t('purchase.paidButton')}</Button>
    </>
  )
}
