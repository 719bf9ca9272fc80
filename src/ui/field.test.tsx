import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'use-intl'
import { expect, it } from 'vitest'
import german from '#i18n/messages/de.json'
import english from '#i18n/messages/en.json'
import { Field, TextInput } from './field.tsx'

it.each([
  ['optional', 'Firma<span> (freiwillig)</span>'],
  ['required', 'Firma<span> (erforderlich)</span>'],
])('has the space before the mark of an %s field in one text with it, as screen readers need it', (mark, label) => {
  const html = renderToStaticMarkup(
    <IntlProvider locale="de" messages={german} timeZone="Europe/Vienna">
      <Field id="company" label="Firma" {...{ [mark]: true }}>
        {(control) => <TextInput {...control} name="company" />}
      </Field>
    </IntlProvider>,
  )
  expect(html.replaceAll(/ class="[^"]*"/g, '')).toContain(label)
})

it.each([
  ['German', german],
  ['English', english],
])('adds marks that no %s text already has, or a label would have them twice', (_, messages) => {
  const { optional, required, errorPrefix } = messages.common
  const all = textsIn(messages)
  for (const mark of [optional, required, errorPrefix])
    expect(all.filter((text) => text.includes(mark))).toEqual([mark])
})

function textsIn(messages: object): string[] {
  return Object.values(messages).flatMap((value) => (typeof value === 'string' ? [value] : textsIn(value)))
}
