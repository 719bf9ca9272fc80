import { createContext } from 'react-router'
import type { OfficePorts } from '#features/booking/ordering-ports.ts'
import type { SendMessageCommand } from '#features/contact/contact.ts'

/** What pages and screens can ask of contact. */
export interface ContactService {
  sendMessage(command: SendMessageCommand): Promise<void>
  /** For the office, whose screens call the services themselves. */
  officePorts: OfficePorts
}

export const contactContext = createContext<ContactService>()
