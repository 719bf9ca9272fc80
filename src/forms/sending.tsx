import { type ComponentType, createContext, use } from 'react'
import type { FormProps } from 'react-router'

/** How forms are sent and pages changed: by React Router, by the island around the form, else by the browser. Forms know none of them. */
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
