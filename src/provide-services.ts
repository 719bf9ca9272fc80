import type { RouterContextProvider } from 'react-router'
import { contentContext } from '#content/context.ts'
import { blogContext } from '#features/blog/context.ts'
import { bookingContext, officePortsContext } from '#features/booking/context.ts'
import { certificatesContext } from '#features/certificates/context.ts'
import { contactContext } from '#features/contact/context.ts'
import { exportsContext } from '#features/exports/context.ts'
import { invoicingContext } from '#features/invoicing/context.ts'
import { newsletterContext } from '#features/newsletter/context.ts'
import { participantsContext } from '#features/participants/context.ts'
import { paymentContext } from '#features/payment/context.ts'
import { privacyContext } from '#features/privacy/context.ts'
import { redirectsContext } from '#features/redirects/context.ts'
import { settingsContext } from '#features/settings/context.ts'
import { ticketsContext } from '#features/tickets/context.ts'
import type { UseCases } from '#features/use-cases.ts'
import { workshopsContext } from '#features/workshops/context.ts'
import { spamDefenceContext } from '#forms/human/spam-defence-context.ts'
import { clockContext } from '#frame/context.ts'

/** Provides the services of each feature to its routes. */
export function provideServices(context: RouterContextProvider, services: UseCases): void {
  context.set(contentContext, services.content)
  context.set(clockContext, services)
  context.set(blogContext, services)
  context.set(bookingContext, services)
  context.set(certificatesContext, services)
  context.set(contactContext, services)
  context.set(exportsContext, services)
  context.set(invoicingContext, services)
  context.set(newsletterContext, services)
  context.set(officePortsContext, services.officePorts)
  context.set(participantsContext, services)
  context.set(paymentContext, services)
  context.set(privacyContext, services)
  context.set(redirectsContext, services)
  context.set(settingsContext, services)
  context.set(spamDefenceContext, services.spamDefence)
  context.set(ticketsContext, services)
  context.set(workshopsContext, services)
}
