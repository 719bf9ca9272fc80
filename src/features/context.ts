import { createContext } from 'react-router'
import type { OfficePorts } from './booking/ordering-ports.ts'

/** What screens of the office call services and read stores with. */
export const officePortsContext = createContext<OfficePorts>()
