import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { HeroLandscape } from './hero-landscape.tsx'
import { Horizon } from './horizon.tsx'
import { LevelLine } from './level-line.tsx'
import { LostLandscape } from './lost-landscape.tsx'
import { Ridge } from './ridge.tsx'

const names = { fl3: 'Strategie', fl2: 'Koordination', fl1: 'Operation' }
it.each([
  ['hero', <HeroLandscape key="" names={names} />, 6000],
  ['lost', <LostLandscape key="" />, 6000],
  ['horizon', <Horizon key="" />, 1500],
  ['head', <Horizon key="" edge="head" />, 1500],
  ['l3', <LevelLine key="" level={3} />, 1500],
  ['l2', <LevelLine key="" level={2} />, 1500],
  ['l1', <LevelLine key="" level={1} />, 1500],
  ['ridge', <Ridge key="" />, 1500],
])('%s', (name, el, max) => {
  const html = renderToStaticMarkup(el)
  console.log(name, html.length)
  expect(html.length).toBeLessThan(max)
})
