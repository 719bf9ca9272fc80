import type { ComponentProps } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { IntlProvider } from 'use-intl'
import { expect, it } from 'vitest'
import { backupCodeAlphabet } from '#domain/office/sign-in.ts'
import german from '#i18n/messages/de.json'
import english from '#i18n/messages/en.json'
import Members from './members.tsx'

function screen(factors: { hasCodes: boolean; hasPasskey: boolean }, dates = 0): string {
  const emil = { id: 'emil', name: 'Emil', email: 'emil@flightlevels.example', role: 'organiser', dates, ...factors }
  const loaderData = { members: [emil], self: 'nora', invitations: [], secondFactor: true, done: null }
  // Of all that a route gets, the screen reads these alone.
  const props = { loaderData } as unknown as ComponentProps<typeof Members>
  const router = createMemoryRouter([{ path: '/', element: <Members {...props} /> }])
  return renderToStaticMarkup(
    <IntlProvider locale="de" messages={german} timeZone="Europe/Vienna">
      <RouterProvider router={router} />
    </IntlProvider>,
  )
}

const { factor, reset } = german.officeMembers

it.each([
  ['codes', { hasCodes: true, hasPasskey: false }, factor.codes, true],
  ['codes and a passkey', { hasCodes: true, hasPasskey: true }, factor.codes, true],
  ['a passkey beside the password', { hasCodes: false, hasPasskey: true }, factor.passkey, true],
  ['the password alone', { hasCodes: false, hasPasskey: false }, factor.none, false],
])('the team list says truly what opens an account with %s', (_, factors, words, mayBeReset) => {
  const html = screen(factors)
  expect(html).toContain(`<div>${words}`)
  expect(html.includes(reset)).toBe(mayBeReset)
})

it.each([
  [0, false, ''],
  [1, true, 'Leitet noch einen Termin'],
  [3, true, 'Leitet noch 3 Termine'],
])('says before an account is removed that it leads %i upcoming dates', (dates, isWarned, words) => {
  const html = screen({ hasCodes: false, hasPasskey: false }, dates)
  expect(html).toContain('wird überall abgemeldet.')
  expect(html.includes('Wähl dort zuerst jemand anderen aus')).toBe(isWarned)
  expect(html).toContain(words)
})

it('an address of the team list breaks after its @', () => {
  expect(screen({ hasCodes: false, hasPasskey: false })).toContain('emil@<wbr/>flightlevels.example')
})

it.each([german, english])(
  'the example of a backup code is one that the office could have given',
  ({ officeSignIn }) => {
    const [code] = /\S+-\S+$/.exec(officeSignIn.codeHint) ?? []
    expect(code).toMatch(new RegExp(`^[${backupCodeAlphabet}]{5}-[${backupCodeAlphabet}]{5}$`))
  },
)
