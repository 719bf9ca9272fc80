import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { isLanguage } from '#domain/language.ts'
import { provideMessages } from './i18n/catalogue.ts'
import { noticeNewerBuild } from './newer-build/notice-newer-build.ts'

const { lang } = document.documentElement
const language = isLanguage(lang) ? lang : 'de'
const catalogues = {
  de: () => import('./i18n/messages/de.json'),
  en: () => import('./i18n/messages/en.json'),
}

noticeNewerBuild(window.__reactRouterManifest?.version)

catalogues[language]()
  .then((module) => {
    provideMessages(language, module.default)
    startTransition(() => {
      hydrateRoot(
        document,
        <StrictMode>
          <HydratedRouter />
        </StrictMode>,
      )
    })
  })
  // The page works without its script; a locale that does not load is logged only (SPEC §8).
  .catch((error: unknown) => console.error('Could not load the messages', error))
