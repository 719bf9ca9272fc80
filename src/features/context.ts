import { createContext } from 'react-router'
import type { OfficePorts } from '#features/booking/records.ts'
import type { StartCheckoutPorts } from './payment/ports.ts'

/** With it pages and screens call services and read stores, once a link, a form or the guard of the route was passed. */
export type ServicePorts = OfficePorts & StartCheckoutPorts

export const servicePortsContext = createContext<ServicePorts>()

/** The services for pages and screens, typed in `src/features/services.ts`, so that a page does not import the types of all features. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by `src/features/services.ts`
export interface Services {}

export const servicesContext = createContext<Services>()
