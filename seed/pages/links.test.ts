import { expect, test } from 'vitest'
import { company } from '#domain/company.ts'
import { pages } from './pages.ts'
import { anchorsOf, everyPage, flat, hrefOf, linksOf } from './reading.ts'

const pageAt = new Map(pages.map((page) => [hrefOf(page), page]))
const reachUs = [`mailto:${company.email}`, `tel:${company.phone.replaceAll(' ', '')}`]
const isOurs = (href: string) => /^[#/]/.test(href)
/** Pages of the program that content leads to; routes of their own. */
const ofTheProgram =
  /^\/(de|en)\/(blog|packages\/(now|realise)(\?people=[345])?|workshops\/[a-z0-9-]+(\/self-paced-booking|\?discover#dates))$/
const partners = new Set([
  '/zusatz-workshops',
  '/add-on-workshops',
  '/trainings/flight-levels-systems-architecture/flsa-product',
  '/trainings/flight-levels-change-leadership/flcl-product',
  '/trainings/flight-levels-coach-program/flco-product',
])

test.each(everyPage)('%s links only to pages of its language and to anchors that exist', (_, page) => {
  for (const href of linksOf(page).filter(isOurs)) {
    if (ofTheProgram.test(href)) {
      expect(href.slice(1, 3), href).toBe(page.language)
      continue
    }
    const [path = '', anchor] = href.split('#')
    const target = path === '' ? page : pageAt.get(path)
    expect(target?.language, href).toBe(page.language)
    if (target && anchor !== undefined) expect(anchorsOf(target), href).toContain(anchor)
  }
})

test.each(everyPage)(
  '%s leaves the site only for a partner, saying who sent the visitor, or by mail and phone',
  (_, page) => {
    const outside = linksOf(page).filter((href) => !isOurs(href) && !reachUs.includes(href))
    expect(outside.length > 0).toBe(partners.has(page.uri))
    for (const href of outside)
      expect(href).toMatch(/^https:\/\/[a-z-]+\.[a-z-]+\.example\/[a-z0-9-]+\?ref=flightlevels$/)
    const buttons = flat(page.blocks).filter(({ fields }) => outside.includes(String(fields?.url)))
    expect(buttons).toHaveLength(outside.length)
    for (const { fields } of buttons) expect(fields?.rel).toBe('sponsored')
  },
)

test.each(everyPage)('%s can be reached from another page, or from the footer as the legal pages are', (_, page) => {
  const fromFooter = ['/impressum', '/imprint']
  const linking = pages.filter(
    (other) => other !== page && linksOf(other).some((href) => href.split('#')[0] === hrefOf(page)),
  )
  expect(linking.length > 0 || page.uri === '/' || fromFooter.includes(page.uri)).toBe(true)
})

const otherWays = ['/flight-levels-now', '/was-ist-self-paced', '/regionale-preise']

test.each(everyPage.filter(([, page]) => ['/', '/workshops'].includes(page.uri)))(
  '%s leads to the blended offer, to what self-paced is and to regional prices',
  (_, page) => {
    const reached = linksOf(page).map((href) => pageAt.get(href)?.translationGroup)
    expect(reached).toEqual(expect.arrayContaining(otherWays))
  },
)

test.each(everyPage)('%s gives each anchor once', (_, page) => {
  const anchors = anchorsOf(page)
  expect(new Set(anchors).size).toBe(anchors.length)
})
