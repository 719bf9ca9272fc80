import { createContext, use } from 'react'
import { Paragraph } from './paragraph.tsx'

/** The owner's own last words of the mail; paragraphs with an empty line between them. */
export const ClosingContext = createContext('')

/** What an owner has added to the end of a mail. */
export function Closing() {
  const text = use(ClosingContext)
  if (text === '') return null
  return text.split('\n\n').map((paragraph) => <Paragraph key={paragraph}>{paragraph}</Paragraph>)
}
