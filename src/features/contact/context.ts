import { createContext } from 'react-router'
import type { MessagesOffice, SendMessageCommand } from '#features/contact/contact.ts'

/** What pages and screens can ask of contact. */
export interface ContactService {
  sendMessage(command: SendMessageCommand): Promise<void>
  messages: MessagesOffice
}

export const contactContext = createContext<ContactService>()
