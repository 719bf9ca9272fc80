import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'use-intl'
import { describe, expect, it } from 'vitest'
import type { SafeHtml } from '#domain/content/block.ts'
import german from '#i18n/messages/de.json'
import type { Block } from '../blocks/index.ts'
import { ComponentBlocksProvider } from './component-blocks.tsx'
import { Blocks } from './registry.tsx'

// Words of the test itself: nothing that an editor could have written.
const words = (text: string) => text as SafeHtml
const heading: Block = { name: 'core/heading', order: 0, level: 2, content: words('Was andere sagen') }
const part: Block = { name: 'flightdeck/component', order: 1, componentName: 'testimonials' }
const list: Block = { name: 'core/list', order: 2, ordered: false, innerBlocks: [] }

function shown(innerBlocks: Block[], components: Record<string, string>): string {
  return renderToStaticMarkup(
    <IntlProvider locale="de" messages={german} timeZone="Europe/Vienna">
      <ComponentBlocksProvider components={components}>
        <Blocks blocks={[{ name: 'core/group', order: 0, innerBlocks }]} />
      </ComponentBlocksProvider>
    </IntlProvider>,
  )
}

describe('a section around a part of the program', () => {
  it('shows the part that the route supplies', () => {
    expect(shown([heading, part], { testimonials: 'Endlich ein gemeinsames Board.' })).toContain('gemeinsames Board')
  })

  it('stays away where the route supplies none: a heading over nothing helps no one', () => {
    expect(shown([heading, part], {})).toBe('')
  })

  it('is shown without the part if it has any other content', () => {
    expect(shown([heading, part, list], {})).toContain('Was andere sagen')
  })
})
