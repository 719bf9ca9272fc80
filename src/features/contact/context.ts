import { createContext } from 'react-router'
import type { SendMessageCommand } from '#features/contact/contact.ts'

/** What pages and screens can ask of contact. */
export interface ContactService {
  sendMessage(command: SendMessageCommand): Promise<void>
}

export const contactContext = createContext<ContactService>()
