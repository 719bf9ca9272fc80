import { cloneElement, type ReactElement, type ReactNode } from 'react'
import { IntlProvider } from 'use-intl'
import type { Language } from '#domain/language.ts'
import { messagesOf } from './catalogue.ts'

const kept = new Map<Language, ReactElement<{ value: { messages: unknown } }>>()

/** Provides messages and formats of one language. The time zone matters only for the current year; dates bring their own. */
export function Translated({ language, children }: { language: Language; children: ReactNode }) {
  const messages = messagesOf(language)
  // Called instead of rendered: the result caches parsed messages and formats, which would otherwise be created again for each page.
  const provider = IntlProvider({ locale: language, messages, timeZone: 'Europe/Vienna', children })
  if (!import.meta.env.SSR) return provider
  const known = kept.get(language)
  if (known?.props.value.messages === messages) return cloneElement(known, undefined, children)
  kept.set(language, provider)
  return provider
}
