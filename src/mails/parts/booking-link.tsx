import type { Language } from '#domain/language.ts'
import { mailText } from '../mail-text.ts'
import { Paragraph } from './paragraph.tsx'
import { TextLink } from './text-link.tsx'

interface BookingLinkProps {
  /** Of the order, or of the registration of what waits. */
  id: string
  siteUrl: string
  language: Language
}

/** Leads a member to the booking in the office; it asks to sign in. */
export function BookingLink({ id, siteUrl, language }: BookingLinkProps) {
  return (
    <Paragraph>
      <TextLink href={`${siteUrl}/office/bookings/${id}`}>{mailText(language)('newBooking.open')}</TextLink>
    </Paragraph>
  )
}
