import type { Language } from '#domain/language.ts'
import { useSiteSettings } from '#frame/site-settings.ts'
import { mailText } from '../mail-text.ts'
import { SmallPrint, TextLink } from './text.tsx'

export function ContactLine({ language }: { language: Language }) {
  const { company } = useSiteSettings()
  return (
    <SmallPrint>
      {mailText(language).rich('contact', {
        email: company.email,
        // No-break spaces, because a number split across lines is hard to dial.
        phoneNumber: company.phone.replaceAll(' ', '\u00a0'),
        mail: (text) => <TextLink href={`mailto:${company.email}`}>{text}</TextLink>,
        phone: (text) => <TextLink href={`tel:${company.phone.replaceAll(' ', '')}`}>{text}</TextLink>,
      })}
    </SmallPrint>
  )
}
