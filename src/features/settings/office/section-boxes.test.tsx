import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'use-intl'
import { expect, it } from 'vitest'
import { sectionForms } from '#domain/settings/sections.ts'
import { defaultSettings } from '#domain/settings/site-settings.ts'
import german from '#i18n/messages/de.json'
import { CompanyFields, useCompanyLabels } from './settings-company.tsx'
import { PriceFields, usePriceLabels } from './settings-prices.tsx'

const company = sectionForms.company.textsOf(defaultSettings.company, 'de')
const prices = sectionForms.prices.textsOf(defaultSettings.prices, 'de')

function Company() {
  return <CompanyFields labels={useCompanyLabels()} fields={company} />
}

function Prices() {
  return <PriceFields labels={usePriceLabels()} fields={prices} ticketsOnSale={['flin']} />
}

it.each<[string, ReactElement, Record<string, string>]>([
  ['company', <Company key="company" />, company],
  ['prices', <Prices key="prices" />, prices],
])('the screen of %s has a box for every field of its form', (_, screen, fields) => {
  const html = renderToStaticMarkup(
    <IntlProvider locale="de" messages={german} timeZone="Europe/Vienna">
      {screen}
    </IntlProvider>,
  )
  expect(Object.keys(fields).filter((name) => !html.includes(`name="${name}"`))).toEqual([])
})
