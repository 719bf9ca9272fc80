import { renderToStaticMarkup } from 'react-dom/server'
import { useTranslations } from 'use-intl'
import { afterEach, expect, it, vi } from 'vitest'
import type { Language } from '#domain/language.ts'
import { provideMessages } from './catalogue.ts'
import german from './messages/de.json' with { type: 'json' }
import english from './messages/en.json' with { type: 'json' }
import { Translated } from './translated.tsx'

afterEach(() => vi.restoreAllMocks())

function Days({ count }: { count: number }) {
  return useTranslations('workshops')('days', { count })
}

function page(language: Language, count: number): string {
  return renderToStaticMarkup(
    <Translated language={language}>
      <Days count={count} />
    </Translated>,
  )
}

it('makes the formats of a language once for all pages, and keeps the languages apart', () => {
  provideMessages('de', german)
  provideMessages('en', english)
  expect([page('de', 2), page('en', 2)]).toEqual(['2 Tage', '2 days'])
  const made = vi.spyOn(Intl, 'PluralRules')
  expect([page('de', 3), page('en', 1)]).toEqual(['3 Tage', '1 day'])
  expect(made).not.toHaveBeenCalled()
})

it('speaks with the messages that were provided last', () => {
  provideMessages('de', german)
  expect(page('de', 2)).toBe('2 Tage')
  provideMessages('de', { ...german, workshops: { ...german.workshops, days: '{count} neue Tage' } })
  expect(page('de', 2)).toBe('2 neue Tage')
  provideMessages('de', german)
})
