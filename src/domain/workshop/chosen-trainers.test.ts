import { expect, it } from 'vitest'
import { chosenTrainers, guestsOf } from './date-series.ts'

const accounts = [
  { id: 't2', name: 'Theresa Moosbrugger' },
  { id: 'a1', name: 'Aoife Brennan' },
  { id: 't1', name: 'Theresa Moosbrugger' },
]

it.each<[string, string[], string[], string[], string[]]>([
  ['a guest alone', ['Maja Guest'], [], ['Maja Guest'], []],
  ['an account alone is named', [], ['a1'], ['Aoife Brennan'], ['a1']],
  ['behind a guest', ['Maja Guest'], ['a1'], ['Maja Guest', 'Aoife Brennan'], ['a1']],
  ['not twice', [' aoife  brennan', 'Maja Guest'], ['a1'], [' aoife  brennan', 'Maja Guest'], ['a1']],
  ['one of two with the same name', ['Theresa Moosbrugger'], ['t1'], ['Theresa Moosbrugger'], ['t1']],
  ['in the order of their ids', ['Theresa Moosbrugger'], ['t2', 't1'], ['Theresa Moosbrugger'], ['t1', 't2']],
  ['what is no account', ['Maja Guest'], ['gone'], ['Maja Guest'], []],
  ['a name that an account has is a guest until the account is chosen', ['Aoife Brennan'], [], ['Aoife Brennan'], []],
])('who teaches: %s', (_, trainers, trainerIds, names, ids) => {
  const chosen = chosenTrainers({ trainers, trainerIds, profileIds: [] }, { accounts, profiles: [] })
  expect(chosen).toEqual({ trainers: names, trainerIds: ids, profileIds: [] })
})

const profiles = [
  { id: 'theresa', name: 'Theresa Moosbrugger' },
  { id: 'priya', name: 'Priya Raman' },
]

it.each<[string, string[], string[], string[], string[]]>([
  ['a profile alone', [], ['priya'], ['Priya Raman'], ['priya']],
  [
    'before a guest, in the order of the site',
    ['Maja Gast'],
    ['priya', 'theresa'],
    ['Theresa Moosbrugger', 'Priya Raman', 'Maja Gast'],
    ['theresa', 'priya'],
  ],
  ['a name that a profile has', ['priya  raman'], [], ['Priya Raman'], ['priya']],
  ['a profile that is gone', ['Maja Gast'], ['gone'], ['Maja Gast'], []],
])('whom the site presents: %s', (_, trainers, profileIds, names, ids) => {
  const chosen = chosenTrainers({ trainers, trainerIds: [], profileIds }, { accounts, profiles })
  expect(chosen).toEqual({ trainers: names, trainerIds: [], profileIds: ids })
  expect(guestsOf(chosen, profiles)).toEqual(names.filter((name) => name === 'Maja Gast'))
})
