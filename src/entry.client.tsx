import { StrictMode, startTransition, useLayoutEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { defaultLanguage, isLanguage } from '#domain/language.ts'
import { forgetOldDrafts } from '#forms/form-draft.ts'
import { noteTypedText } from '#forms/typed-text.ts'
import '#frame/office/older-browsers.ts'
import { provideMessages } from '#i18n/catalogue.ts'

const { lang } = document.documentElement
const language = isLanguage(lang) ? lang : defaultLanguage
// Visitors do not load the office's messages (scripts/build-plugins.ts). Moving between the site and the office is always a page load.
// In development there is only the whole catalogue.
const isWhole = import.meta.env.DEV || window.location.pathname.startsWith('/office')
const catalogues = {
  de: () => (isWhole ? import('#i18n/messages/de.json') : import('#i18n/messages/de.json?site')),
  en: () => (isWhole ? import('#i18n/messages/en.json') : import('#i18n/messages/en.json?site')),
}

// For the forms of the office; those of visitors do without.
const dates = 'Temporal' in globalThis ? null : import('temporal-polyfill/global')

const putBackTypedText = noteTypedText(document)

function HydratedPage() {
  useLayoutEffect(putBackTypedText, [])
  return <HydratedRouter />
}

forgetOldDrafts()

Promise.all([catalogues[language](), dates])
  .then(([module]) => {
    provideMessages(language, module.default)
    startTransition(() => {
      hydrateRoot(
        document,
        <StrictMode>
          <HydratedPage />
        </StrictMode>,
      )
    })
  })
  // The page works without its script, so a catalogue that fails to load is only logged (docs/product.md#languages).
  .catch((error: unknown) => console.error('Could not load the messages', error))
