import { readFileSync } from 'node:fs'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { LostLandscape, plumb as lostPlumb, TurbulenceLandscape, dot as thrownOff } from './error-landscapes.tsx'
import { HeroLandscape, plumb } from './hero-landscape.tsx'
import { Horizon } from './horizon.tsx'
import { Ridge } from './ridge.tsx'

const names = { fl3: 'Strategie', fl2: 'Koordination', fl1: 'Operative Ebene' }
const pictures: [string, () => ReactElement, number][] = [
  ['the landscape of the start page', () => <HeroLandscape names={names} />, 6000],
  ['the landscape of a lost page', () => <LostLandscape />, 6000],
  ['the landscape of an error of ours', () => <TurbulenceLandscape />, 6000],
  ['the end of a page head', () => <Horizon />, 1500],
  ['the ridge of the footer', () => <Ridge />, 1500],
]

describe.each(pictures)('%s', (_name, picture, maxCharacters) => {
  const html = renderToStaticMarkup(picture())

  it('is light', () => {
    expect(html.length).toBeLessThan(maxCharacters)
  })

  it('is hidden from screen readers', () => {
    expect(html.match(/<svg /g)).toHaveLength(1)
    expect(html).toContain('aria-hidden="true"')
  })
})

const css = readFileSync(new URL('./landscape.module.css', import.meta.url), 'utf8')

it.each([
  { at: 'onFl2', x: plumb.x, y: plumb.fl2 },
  { at: 'belowGround', x: lostPlumb.x, y: lostPlumb.dot },
  { at: 'thrownOff', ...thrownOff },
])('the middle of the dot is on the line of its picture: $at', ({ at, x, y }) => {
  expect(css).toContain(`.${at} {\n  inset: ${y - 10}px auto auto ${x - 10}px;\n}`)
})

it('the dot of the start page comes down exactly from FL3 to FL2', () => {
  expect(css).toContain(`transform: translateY(-${plumb.fl2 - plumb.fl3}px)`)
})

it('names the levels beside the plumb line', () => {
  const html = renderToStaticMarkup(<HeroLandscape names={names} />)
  for (const name of Object.values(names)) expect(html).toContain(`>${name}<`)
})
