import type { RouterContextProvider } from 'react-router'
import { contentContext } from '#content/context.ts'
import { type Services, servicePortsContext, servicesContext } from '#features/context.ts'
import { spamDefenceContext } from '#forms/answer-protected-form.ts'
import { clockContext } from '#frame/context.ts'

export function provideServices(context: RouterContextProvider, services: Services): void {
  context.set(contentContext, services.content)
  context.set(clockContext, services)
  context.set(servicesContext, services)
  context.set(servicePortsContext, services.ports)
  context.set(spamDefenceContext, services.spamDefence)
}
