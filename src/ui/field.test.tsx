import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'use-intl'
import { expect, it } from 'vitest'
import german from '#i18n/messages/de.json'
import { Field } from './field.tsx'
import { TextInput } from './inputs.tsx'

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
