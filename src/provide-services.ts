import type { RouterContextProvider } from 'react-router'
import { contentContext } from '#content/context.ts'
import { bookingContext } from '#features/booking/context.ts'
import { servicePortsContext } from '#features/context.ts'
import { exportsContext } from '#features/exports/context.ts'
import { invoicingContext } from '#features/invoicing/context.ts'
import { paymentContext } from '#features/payment/context.ts'
import { privacyContext } from '#features/privacy/context.ts'
import { redirectsContext } from '#features/redirects/context.ts'
import type { Services } from '#features/services.ts'
import { settingsContext } from '#features/settings/context.ts'
import { workshopsContext } from '#features/workshops/context.ts'
import { spamDefenceContext } from '#forms/human/spam-defence-context.ts'
import { clockContext } from '#frame/context.ts'

/** Provides the services of each feature to its routes. */
export function provideServices(context: RouterContextProvider, services: Services): void {
  context.set(contentContext, services.content)
  context.set(clockContext, services)
  context.set(bookingContext, services)
  context.set(exportsContext, services)
  context.set(invoicingContext, services)
  context.set(servicePortsContext, services.ports)
  context.set(paymentContext, services)
  context.set(privacyContext, services)
  context.set(redirectsContext, services)
  context.set(settingsContext, services)
  context.set(spamDefenceContext, services.spamDefence)
  context.set(workshopsContext, services)
}
