import { createContext } from 'react-router'
import type { SendMessageCommand } from '#features/contact/send-message.ts'
import type { OfficeLists } from '#features/office-lists.ts'

/** What pages and screens can ask of contact. */
export interface ContactService {
  sendMessage(command: SendMessageCommand): Promise<void>
  /** What the office does with comments, subscribers and messages. */
  lists: OfficeLists
}

export const contactContext = createContext<ContactService>()
