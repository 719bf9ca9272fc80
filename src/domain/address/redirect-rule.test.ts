import { describe, expect, it } from 'vitest'
import { decideRedirect, type Redirect, redirectPath } from './redirect-rule.ts'

const known: Redirect[] = [
  { source: '/de/sommerfest', target: '/de/workshops' },
  { source: '/en/summer', target: '/en/workshops' },
]
const decide = (source: string, target: string, { isPage = false, isTargetPage = true } = {}) => {
  const decision = decideRedirect({ source, target }, { known, isPage, isTargetPage })
  return decision.outcome === 'done' ? decision.redirect : decision.refusal.reason
}

describe('an address that no one has', () => {
  it.each([
    ['/de/altes-board', '/de/blog/das-board', '/de/altes-board'],
    ['/herbst', '/de/workshops', '/herbst'],
    [' /DE//Herbst/ ', '/de/workshops/', '/de/herbst'],
    ['/de/gespräche', '/de/workshops', '/de/gespr%C3%A4che'],
    ['/en/autumn', '/en/newsletter', '/en/autumn'],
  ])('%s leads to %s', (source, target, stored) => {
    expect(decide(source, target)).toEqual({ source: stored, target: redirectPath(target) })
  })
})

describe('refused is', () => {
  it.each([
    ['a web address as a source', 'https://flightlevels.example/de/alt', '/de/workshops', 'no-source'],
    ['a source with a query', '/de/alt?id=7', '/de/workshops', 'no-source'],
    ['the start page as a source', '/de', '/de/workshops', 'no-source'],
    ['another site as a target', '/de/alt', '//elsewhere.example', 'no-target'],
    ['a target with a scheme', '/de/alt', 'javascript:alert(1)', 'no-target'],
    ['the office as a target', '/de/alt', '/office/members', 'no-target'],
    ['a target that is moved itself', '/de/alt', '/trainings', 'no-target'],
    ['what the program answers', '/de/order/abc', '/de/workshops', 'program'],
    ['the office', '/office/sign-in', '/de/workshops', 'program'],
    ['an address of an earlier site', '/trainings/details/2019/fl2d', '/de/workshops', 'legacy'],
    ['one that the table of moved pages has', '/de/trainings', '/de/blog', 'legacy'],
    ['an address that leads to itself', '/de/Alt/', '/de/alt', 'same'],
    ['a second target', '/de/sommerfest', '/de/blog', 'taken'],
    ['a loop of two', '/de/workshops', '/de/sommerfest', 'loop'],
    ['a chain: the target leads on', '/de/fest', '/de/sommerfest', 'chain'],
    ['a chain: another one ends here', '/en/workshops', '/en/blog', 'chain-before'],
  ])('%s', (_, source, target, refusal) => {
    expect(decide(source, target)).toBe(refusal)
  })

  it('an address that has a page', () => {
    expect(decide('/de/kontakt', '/de/blog', { isPage: true })).toBe('page')
  })

  it('a target at which there is nothing', () => {
    expect(decide('/de/alt', '/de/tippfehler', { isTargetPage: false })).toBe('nowhere')
  })
})
