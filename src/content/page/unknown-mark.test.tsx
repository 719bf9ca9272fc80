import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'use-intl'
import { expect, test } from 'vitest'
import german from '#i18n/messages/de.json' with { type: 'json' }
import { reshapeBlocks } from '../reshape-blocks.ts'
import { InPreview } from './component-blocks.tsx'
import { Blocks } from './registry.tsx'

/** A table, a wrapper around a paragraph, and something with nothing in it: none of them known to the site. */
const blocks = reshapeBlocks([
  { name: 'core/table', order: 0, innerBlocks: [], html: '<table><tr><td>3 für 2</td></tr></table>' },
  {
    name: 'acme/accordion',
    order: 1,
    innerBlocks: [{ name: 'core/paragraph', order: 0, innerBlocks: [], content: 'Bleibt lesbar' }],
  },
  { name: 'acme/confetti', order: 2, innerBlocks: [] },
])

function shown(isPreview: boolean): string {
  return renderToStaticMarkup(
    <IntlProvider locale="de" timeZone="Europe/Vienna" messages={german}>
      <InPreview value={isPreview}>
        <Blocks blocks={blocks} />
      </InPreview>
    </IntlProvider>,
  )
}

test('a previewing editor is told the name of every block that the site does not know', () => {
  const html = shown(true)
  for (const name of ['core/table', 'acme/accordion', 'acme/confetti'])
    expect(html).toMatch(new RegExp(`<b>Unbekannter Block</b> <code>${name}</code>`))
  expect(html).toContain('3 für 2')
  expect(html).toContain('Bleibt lesbar')
})

test('a visitor sees what can be read of them, and no names', () => {
  const html = shown(false)
  expect(html).toContain('3 für 2')
  expect(html).toContain('Bleibt lesbar')
  expect(html).not.toMatch(/Unbekannter Block|acme|data-unknown/)
})
