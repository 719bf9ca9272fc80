import { hash, randomUUID } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { viennaDay } from '#domain/iso-date.ts'
import { type IslandFacts, IslandShell } from '#frame/islands/island-shell.tsx'
import type { CachePart } from './cached-part.tsx'

/** Characters of markup, one or two bytes each. A part has a few thousand; what was not asked for the longest goes first. */
const maxSize = 8_000_000
/** What React writes before a part of its pictures: it belongs in the head of the page. */
const preloads = /^(?:<link rel="preload" as="image"[^>]*>)+/
const endOfViewport = /<meta name="viewport"[^>]*>/

export interface PageParts {
  cache: CachePart
  /** The markup of a root of React by all that it is made of, rendered where it is not cached. */
  html(name: string, facts: IslandFacts, render: () => string): string
  /** Replaces the placeholders in the markup of the page. */
  fill(page: string): string
}

/** The markup of parts that are the same for everyone, by all that they are made of: it cannot be out of date. */
export function createCachedParts(): () => PageParts {
  const cache = new LRUCache<string, { html: string }>({ maxSize, sizeCalculation: ({ html }) => html.length + 100 })
  // a random name, so that no content can name a part
  const element = `cached-${randomUUID()}`
  const places = new RegExp(`<${element}>(\\d+)</${element}>`, 'g')

  return () => {
    const day = viennaDay(new Date().toISOString())
    const settingsKeys = new Map<object, string>()
    const used: string[] = []
    const pictures = new Set<string>()

    function keyOf(name: string, { settings, ...facts }: IslandFacts, place: object): string {
      const settingsKey = settingsKeys.get(settings) ?? JSON.stringify(settings)
      settingsKeys.set(settings, settingsKey)
      return hash('sha256', [name, day, settingsKey, JSON.stringify([facts, place])].join('\n'), 'base64url')
    }

    function markup(key: string, render: () => string): string {
      const known = cache.get(key)
      if (known) return known.html
      const html = inOnePiece(render())
      cache.set(key, { html })
      return html
    }

    return {
      html: (name, facts, render) => markup(keyOf(name, facts, {}), render),
      cache({ name, part: Part, facts, place }) {
        const key = keyOf(name, facts, place.facts)
        const html = markup(key, () =>
          renderToStaticMarkup(
            <IslandShell part={() => place.within(<Part {...facts.props} />)} facts={facts} />,
            // its ids must be no one else’s in the page
            { identifierPrefix: key.slice(0, 5) },
          ),
        )
        const [before = ''] = preloads.exec(html) ?? []
        if (before) pictures.add(before)
        used.push(html.slice(before.length))
        return createElement(element, null, used.length - 1)
      },
      fill: (page) =>
        page
          .replace(endOfViewport, (viewport) => viewport + [...pictures].join(''))
          .replace(places, (_, index) => used[Number(index)] ?? ''),
    }
  }
}

/** React's markup is a tree of thousands of small pieces, which takes several times the memory of its characters as long as it is cached. */
function inOnePiece(html: string): string {
  return Buffer.from(html).toString()
}
