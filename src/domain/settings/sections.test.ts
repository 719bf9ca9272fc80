import { expect, it } from 'vitest'
import { type FormSection, sectionForms, settingsFrom } from './sections.ts'
import { defaultSettings } from './site-settings.ts'

/** What is typed into fields for which the next number or another word is not right. */
const typed = {
  windows: {},
  cancellation: { freeDays: '42', partDays: '14', partPercent: '50' },
  company: {
    postalCode: '8010',
    email: 'office@company.example',
    phone: '+43 316 000 00 00',
    vatId: 'ATU13585627',
    iban: 'AT61 1904 3002 3457 3201',
    bic: 'DONAATWW',
  },
  prices: { discountMessage: '', region1: 'RS', region2: 'UA', region3: 'IN' },
} satisfies Record<FormSection, Record<string, string>>

it.each(['windows', 'cancellation', 'company', 'prices'] as const)(
  'every field of %s that is set is read again',
  (name) => {
    const { opened, sent, readAgain } = roundTrip(name)
    const kept = Object.keys(opened).filter((field) => opened[field] === sent[field])
    expect(kept).toEqual([])
    expect(readAgain).toEqual(sent)
  },
)

function roundTrip<Section extends FormSection>(section: Section) {
  const { form, textsOf } = sectionForms[section]
  const opened = textsOf(defaultSettings[section], 'de')
  const other = (text: string) => (/^\d+$/.test(text) ? `${Number(text) + 1}` : `${text} neu`)
  const others = Object.fromEntries(Object.entries(opened).map(([field, text]) => [field, other(text)]))
  const sent: Record<string, string> = { ...others, ...typed[section] }
  const { value } = form.parse({ version: '0', ...sent })
  const stored: unknown = JSON.parse(JSON.stringify(value))
  return { opened, sent, readAgain: textsOf(settingsFrom({ [section]: stored })[section], 'de') }
}
