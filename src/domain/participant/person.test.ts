import { describe, expect, it } from 'vitest'
import { emailKey, fullName } from './participant.ts'

describe('fullName', () => {
  it.each([
    [{ title: 'Dr.', firstName: 'Lena', lastName: 'Hofstätter' }, 'Dr. Lena Hofstätter'],
    [{ firstName: 'Kofi', lastName: 'Mensah' }, 'Kofi Mensah'],
    [{ title: undefined, firstName: 'Oisín', lastName: 'Kerr' }, 'Oisín Kerr'],
    [{ title: '', firstName: 'Oisín', lastName: 'Kerr' }, 'Oisín Kerr'],
  ])('%j', (person, name) => {
    expect(fullName(person)).toBe(name)
  })
})

describe('emailKey', () => {
  it('takes one address for one person, however it is written', () => {
    expect(emailKey('  Lena.Hofstaetter@Almwerk.example ')).toBe('lena.hofstaetter@almwerk.example')
  })

  it('keeps apart what only looks alike: dots and plus signs mean something to some mail servers', () => {
    expect(emailKey('lena.hofstaetter@almwerk.example')).not.toBe(emailKey('lenahofstaetter@almwerk.example'))
    expect(emailKey('lena+fl2d@almwerk.example')).not.toBe(emailKey('lena@almwerk.example'))
  })
})
