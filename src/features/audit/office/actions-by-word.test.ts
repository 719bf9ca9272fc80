import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'
import { describe, expect, it } from 'vitest'
import { actionIds, actions } from '#domain/audit/actions.ts'
import german from '#i18n/messages/de.json'
import english from '#i18n/messages/en.json'
import { actionsByWord } from './log-search.ts'

const catalogues = { german, english }

describe('a word that members read in the log', () => {
  const words = german.officeLog.actions
  it.each([
    ['abgesagt', ['date.called-off']],
    ['Storn', ['booking.cancelled', 'payment.fee-waived', 'payment.share-set']],
    ['ROLLE', ['member.role-changed']],
    [
      'geaendert',
      [
        'booking.address-changed',
        'booking.booker-changed',
        'booking.participant-changed',
        'date.changed',
        'member.email-changed',
        'member.role-changed',
        'menu.changed',
        'picture.described',
        'settings.changed',
        'webhook.changed',
      ],
    ],
    ['überweisung', ['payment.transfer-noted']],
    ['heruntergeladen', ['export.made']],
    ['Drau', []],
    ['ab', undefined],
  ])('%s is %j as it is stored', (word, ids) => {
    expect(actionsByWord(word, words).get(word)?.toSorted()).toEqual(ids)
  })

  it('is looked for word by word, in both languages', () => {
    expect(actionsByWord('Signed in', english.officeLog.actions).get('Signed')).toEqual(['member.new-device'])
    expect([...actionsByWord('abgesagt Graz', words).keys()]).toEqual(['abgesagt', 'Graz'])
  })
})

describe.each(Object.entries(catalogues))('the words of the log in the %s catalogue', (_, { officeLog }) => {
  const words: Record<string, Record<string, string>> = officeLog.actions

  it('are those of the actions, no more and no less', () => {
    const named = Object.entries(words).flatMap(([area, names]) => Object.keys(names).map((name) => `${area}.${name}`))
    expect(named.toSorted()).toEqual(actionIds.toSorted())
  })

  it.each(actionIds)('of %s say each of its details, and nothing else', (id) => {
    const [area = '', name = ''] = id.split('.')
    const asked = argumentsOf(parse(words[area]?.[name] ?? ''))
    // the screen hides what was changed; the language of a note is not shown at all
    const details = Object.keys(actions[id]?.shape ?? {}).filter((detail) => !/^(changes|language)$/.test(detail))
    expect(new Set(asked)).toEqual(new Set(details))
  })
})

function argumentsOf(parts: readonly MessageFormatElement[]): string[] {
  return parts.flatMap((part) => {
    if (part.type === TYPE.argument) return part.value
    if (part.type !== TYPE.select) return []
    return [part.value, ...Object.values(part.options).flatMap(({ value }) => argumentsOf(value))]
  })
}
