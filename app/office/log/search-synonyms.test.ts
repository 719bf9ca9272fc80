import { describe, expect, it } from 'vitest'
import german from '../../i18n/messages/de.json'
import english from '../../i18n/messages/en.json'
import { searchSynonyms } from './search-synonyms.ts'

describe('a word that members read in the log', () => {
  const { actions } = german.officeLog
  it.each([
    ['abgesagt', ['called off']],
    ['Storn', ['cancelled', 'fee waived']],
    ['ROLLE', ['role']],
    ['geaendert', ['changed', 'invoice address', 'role']],
    ['überweisung', ['transfer noted']],
    ['heruntergeladen', ['csv', 'xlsx']],
    ['Drau', []],
    ['ab', undefined],
  ])('%s is %j as it is written', (word, written) => {
    expect(searchSynonyms(word, actions).get(word)?.toSorted()).toEqual(written)
  })

  it('is looked for word by word, in both languages', () => {
    const asked = searchSynonyms('Signed in', english.officeLog.actions)
    expect(asked.get('Signed')).toContain('signed in on a new device')
    expect([...searchSynonyms('abgesagt Graz', actions).keys()]).toEqual(['abgesagt', 'Graz'])
  })
})
