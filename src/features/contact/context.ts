import { createContext } from 'react-router'
import type { SendMessageCommand } from '#features/contact/send-message.ts'
import type { MessagesOffice } from './office-messages.ts'

/** What pages and screens can ask of contact. */
export interface ContactService {
  sendMessage(command: SendMessageCommand): Promise<void>
  messages: MessagesOffice
}

export const contactContext = createContext<ContactService>()
