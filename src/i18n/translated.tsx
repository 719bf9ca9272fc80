import type { ReactNode } from 'react'
import { IntlProvider } from 'use-intl'
import type { Language } from '#domain/language.ts'
import { messagesOf } from './catalogue.ts'

/** Messages and formats of one language for everything inside. The zone matters only for the current year; dates bring theirs. */
export function Translated({ language, children }: { language: Language; children: ReactNode }) {
  return (
    <IntlProvider locale={language} messages={messagesOf(language)} timeZone="Europe/Vienna">
      {children}
    </IntlProvider>
  )
}
