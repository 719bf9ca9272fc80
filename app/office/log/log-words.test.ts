import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { settingsSections } from '#domain/settings/site-settings.ts'
import { logWordsOf } from './log-words.ts'

describe('the words of the log', () => {
  it.each([
    ['confirmed', 'confirmed', {}, null],
    ['24 more hours', 'moreHours', { hours: '24' }, null],
    ['attendance: 7 of 9', 'attendance', { there: '7', all: '9' }, null],
    ['role editor to owner', 'roleChanged', { before: 'editor', role: 'owner' }, null],
    ['changed: seats 12 > 14; price 1990 > 2090', 'changed', {}, 'seats 12 > 14; price 1990 > 2090'],
    ['company changed: email a@b > c@d', 'settingsChanged', { section: 'company' }, 'email a@b > c@d'],
    ['tried again: vat-check', 'triedAgain', { work: 'vat_check' }, null],
    ['participants xlsx', 'exported', { table: 'participants', format: 'xlsx' }, null],
    ['toString', 'other', { action: 'toString' }, null],
  ])('“%s” is %s', (action, word, values, detail) => {
    expect(logWordsOf(action)).toEqual({ word, values, detail })
  })

  it.each(settingsSections)('have one for a change of the settings of %s', (section) => {
    expect(logWordsOf(`${section} changed: a > b`)).toMatchObject({ word: 'settingsChanged', values: { section } })
  })

  it('have one for every action that the program writes down by name', () => {
    const root = new URL('../../../usecases/', import.meta.url)
    const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) =>
      /(?<!\.test)\.ts$/.test(file),
    )
    const actions = files.flatMap((file) => {
      const text = readFileSync(new URL(file, root), 'utf8')
      return [...text.matchAll(/\b(?:action: |action = [^'`\n]*)'([^']+)'/g)].flatMap(([, action]) => action ?? [])
    })
    expect(actions.length).toBeGreaterThan(15)
    const states = ['waiting', 'offered', 'awaiting-payment', 'confirmed', 'cancelled', 'expired']
    for (const action of [...actions, ...states]) expect(logWordsOf(action).word, action).not.toBe('other')
  })
})
