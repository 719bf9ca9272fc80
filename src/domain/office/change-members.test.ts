import { describe, expect, it } from 'vitest'
import { type Member, refusedRecovery, refusedRemoval, refusedRole } from './member.ts'

const nora: Member = { id: 'nora', name: 'Nora Pichler', email: 'nora@flightlevels.example', role: 'owner' }
const emil: Member = { id: 'emil', name: 'Emil Brandt', email: 'emil@flightlevels.example', role: 'organiser' }
const secondOwner: Member = { ...emil, role: 'owner' }

describe('the last owner', () => {
  it('is not removed, and does not become anything else', () => {
    expect(refusedRemoval([nora, emil], 'nora')).toBe('last-owner')
    expect(refusedRole([nora, emil], 'nora', 'editor')).toBe('last-owner')
    expect(refusedRole([nora, emil], 'nora', 'owner')).toBeNull()
  })

  it('may go once there is another', () => {
    expect(refusedRemoval([nora, secondOwner], 'nora')).toBeNull()
    expect(refusedRole([nora, secondOwner], 'nora', 'trainer')).toBeNull()
  })

  it('stays whatever becomes of the others', () => {
    expect(refusedRemoval([nora, emil], 'emil')).toBeNull()
    expect(refusedRole([nora, emil], 'emil', 'trainer')).toBeNull()
  })
})

describe('a way in made at the machine', () => {
  const alone = { nobodyElseCan: false }

  it('is for the only owner', () => {
    expect(refusedRecovery([nora, emil], 'nora', alone)).toBeNull()
    expect(refusedRecovery([nora, emil], 'emil', { nobodyElseCan: true })).toBe('no-owner')
    expect(refusedRecovery([nora, emil], 'vera', alone)).toBe('unknown-member')
  })

  it('is left to another owner, unless there is none who can', () => {
    expect(refusedRecovery([nora, secondOwner], 'nora', alone)).toBe('other-owner')
    expect(refusedRecovery([nora, secondOwner], 'nora', { nobodyElseCan: true })).toBeNull()
  })
})

it('reports a missing member', () => {
  expect(refusedRemoval([nora], 'emil')).toBe('unknown-member')
  expect(refusedRole([nora], 'emil', 'owner')).toBe('unknown-member')
})
