import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { IntlProvider } from 'use-intl'
import { describe, expect, it } from 'vitest'
import { cancellationFields } from '#domain/order/cancellation.ts'
import { wholeNumber, windowFields } from '#domain/settings/windows.ts'
import german from '#i18n/messages/de.json'
import english from '#i18n/messages/en.json'
import { SectionScreen } from './section-screen.tsx'

const closingHours = wholeNumber({ default: 0, from: 0, to: 72, error: 'officeSettings.errors.closingHours' })

function screen(): string {
  const changes = [{ name: 'closingHours', before: '0', after: '24' }]
  const step = { version: 1, changedAt: '2026-11-23T08:00:00Z', changedBy: 'Nora Pichler', reason: null, changes }
  const element = (
    <SectionScreen
      title="Fristen"
      lede="Wie lange etwas dauert"
      fields={{ ...windowFields, closingHours }}
      words={(name) => ({ label: `Feld ${name}`, hint: `Zu ${name}` })}
      opened={{ version: 1, fields: { closingHours: '24' }, steps: [step], done: false }}
      state={undefined}
    />
  )
  const router = createMemoryRouter([{ path: '/', element }])
  return renderToStaticMarkup(
    <IntlProvider locale="de" messages={german} timeZone="Europe/Vienna">
      <RouterProvider router={router} />
    </IntlProvider>,
  )
}

describe('a field that is added to a section', () => {
  it('has a box with its name, its value and its hint', () => {
    const html = screen()
    expect(html).toMatch(/<input[^>]*name="closingHours"[^>]*value="24"|<input[^>]*value="24"[^>]*name="closingHours"/)
    expect(html).toContain('Feld closingHours')
    expect(html).toContain('Zu closingHours')
  })

  it('is called by its label in the list of changes', () => {
    expect(screen()).toContain('<dt>Feld closingHours</dt>')
  })
})

describe.each([
  ['de', german.officeSettings],
  ['en', english.officeSettings],
] as const)('the messages in %s', (_, texts) => {
  const errors: Record<string, string> = texts.errors

  it.each(Object.entries({ ...windowFields, ...cancellationFields }))('name the limits of %s', (_name, field) => {
    const message = errors[field.error.replace('officeSettings.errors.', '')]
    expect(message).toMatch(new RegExp(`\\b${field.from}\\b.*\\b${field.to}\\b`))
  })
})
