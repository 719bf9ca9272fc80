import type { RouterContextProvider } from 'react-router'
import { type Services, servicePortsContext, servicesContext } from '#features/context.ts'
import { clockContext, contentContext, spamDefenceContext } from '#frame/context.ts'

/** Provides the services of each feature to its routes. */
export function provideServices(context: RouterContextProvider, services: Services): void {
  context.set(contentContext, services.content)
  context.set(clockContext, services)
  context.set(servicesContext, services)
  context.set(servicePortsContext, services.ports)
  context.set(spamDefenceContext, services.spamDefence)
}
