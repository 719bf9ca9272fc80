import { describe, expect, it } from 'vitest'
import { movedWords, renaming } from './rename-member.ts'

const dates = [
  { slug: 'fl2d-graz', trainers: ['Theresa Moosbrugger'] },
  { slug: 'ff-wien', trainers: ['Theresa Moosbrugger', 'Aoife Brennan'] },
  { slug: 'fl2d-dublin', trainers: ['Aoife Brennan'] },
]
const asTrainer = (name: string) => ({ name, role: 'trainer' as const })
const to = (name: string, agreed = '') => ({ name, agreed })

describe('another name for a trainer', () => {
  it('is asked for once more when it opens dates', () => {
    expect(renaming(asTrainer('Teresa Moosbruger'), to('Theresa Moosbrugger'), dates)).toEqual({
      outcome: 'asks',
      moved: { gained: ['fl2d-graz', 'ff-wien'], lost: [] },
      agreement: '+fl2d-graz +ff-wien',
    })
  })

  it('is asked for once more when it closes dates, and says nothing of those that both names open', () => {
    expect(renaming(asTrainer('Theresa Moosbrugger'), to('Aoife Brennan'), dates)).toMatchObject({
      outcome: 'asks',
      agreement: '+fl2d-dublin -fl2d-graz',
    })
  })

  it('holds once somebody has agreed to these dates, and is asked for again when there are others', () => {
    const theresa = asTrainer('Teresa Moosbruger')
    const agreed = to('Theresa Moosbrugger', '+fl2d-graz +ff-wien')
    expect(renaming(theresa, agreed, dates)).toMatchObject({ outcome: 'renamed', moved: { lost: [] } })
    const more = [...dates, { slug: 'fl2d-linz', trainers: ['Theresa Moosbrugger'] }]
    expect(renaming(theresa, agreed, more)).toMatchObject({ outcome: 'asks' })
    expect(renaming(theresa, { ...agreed, name: 'Aoife Brennan' }, dates)).toMatchObject({ outcome: 'asks' })
  })

  it('moves nothing where only spaces or capitals differ', () => {
    expect(renaming(asTrainer('theresa  moosbrugger'), to('Theresa Moosbrugger'), dates)).toMatchObject({
      outcome: 'renamed',
      moved: { gained: [], lost: [] },
    })
  })
})

describe('another name for anybody else', () => {
  it.each(['owner', 'organiser', 'editor'] as const)('moves no dates: %s', (role) => {
    const outcome = renaming({ name: 'Emil Brand', role }, to('Theresa Moosbrugger'), dates)
    expect(outcome).toEqual({ outcome: 'renamed', moved: { gained: [], lost: [] } })
    expect(movedWords({ gained: [], lost: [] })).toBe('')
  })

  it('is none when it is the one they have', () => {
    expect(renaming({ name: 'Emil Brandt', role: 'editor' }, to('Emil Brandt'), dates)).toEqual({
      outcome: 'unchanged',
    })
  })
})
