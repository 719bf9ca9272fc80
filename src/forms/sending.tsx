import { type ComponentType, createContext, use } from 'react'
import type { FormProps } from 'react-router'

/**
 * How the forms of a page are sent and its pages are changed: by React Router where it runs the page (`src/frame/react-navigation.tsx`), by the island that the
 * form is in (src/frame/islands/island-shell.tsx), else by the browser. Forms know none of them.
 */
export interface Sending {
  /** The element of a form whose answer is shown in place. */
  Form: ComponentType<FormProps>
  isSending: boolean
  go(href: string): void
  /** Shows another page in place of this one: form and focus stay, and it is no step back. */
  showInstead(href: string): void
}

const byBrowser: Sending = {
  Form: ({ preventScrollReset: _, ...form }) => <form {...form} />,
  isSending: false,
  go: (href) => location.assign(href),
  showInstead: (href) => location.replace(href),
}

export const SendingContext = createContext(byBrowser)

export function useSending(): Sending {
  return use(SendingContext)
}
